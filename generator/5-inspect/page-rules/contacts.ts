import { tagFilter } from '../../markup/tag-filters.ts';
import type { Entry } from '../../model/content.ts';
import type { Brand } from '../../model/site.ts';
import type { Finding } from '../finding.ts';
import type { PageRule } from '../page-rule.ts';
import { named } from '../shared/describe-element.ts';

/** WL3017: telephone and mail links are those of the brand; numbers are international (E.164, RFC 3966), addresses plain (RFC 6068). */
export const contacts: PageRule = {
  name: 'contacts',
  run({ route, markup }, { brand }) {
    return markup.matching(isContact).flatMap((element): Finding[] => {
      const href = element.attributes.get('href') ?? '';
      const [, scheme = '', rest = ''] = /^(mailto|tel):(.*)$/s.exec(href) ?? [];
      const fault = scheme === 'tel' ? numberFault(rest, brand.value) : addressFault(rest.replace(/\?.*$/s, ''), brand.value);
      if (!fault) return [];
      const message = `${named(markup, element)} on ${route.path} leads to '${href}', ${fault.replace('BRAND', brand.file)}.`;
      const hint = `Write tel:+43123456789 or mailto:hello@muster.example, as ${brand.file} has it.`;
      return [{ code: 'WL3017', subject: href, message, hint, ...placeIn(brand, scheme, rest) }];
    });
  },
};

const isContact = tagFilter(({ name, attributes }) => name === 'a' && /^(?:mailto|tel):/.test(attributes.get('href') ?? ''));

function numberFault(number: string, brand: Brand): string | undefined {
  if (!/^\+[1-9]\d{6,14}$/.test(number)) return 'which is no international telephone number';
  return texts(brand).some((text) => /^\+[\d\s()/.-]+$/.test(text) && `+${text.replace(/\D/g, '')}` === number)
    ? undefined
    : 'a number that BRAND does not have';
}

function addressFault(address: string, brand: Brand): string | undefined {
  if (!/^[^\s@,;:<>"]+@[^\s@,;:<>"]+\.[a-z]{2,}$/i.test(address)) return 'which is no e-mail address';
  return texts(brand).includes(address) ? undefined : 'an address that BRAND does not have';
}

/** The brand value that an address consists of; empty if it has another origin. */
function placeIn({ value, file }: Entry<Brand>, scheme: string, address: string): Pick<Finding, 'file' | 'dataPath'> {
  const signs = (text: string) => (scheme === 'tel' ? text.replace(/[^\d+]/g, '') : text);
  const key = Object.keys(value).find((name) => typeof value[name] === 'string' && signs(value[name]) === signs(address) && signs(address));
  return key === undefined ? {} : { file, dataPath: [key] };
}

const texts = (brand: Brand) => Object.values(brand).filter((value): value is string => typeof value === 'string');
