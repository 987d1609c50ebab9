import { textOf } from '../../markup/markup.ts';
import { tagFilter } from '../../markup/tag-filters.ts';
import { isEmail, isPhoneNumber } from '../../model/contact.ts';
import type { Entry } from '../../model/content.ts';
import type { Brand } from '../../model/site.ts';
import { type Finding, findingOnPage } from '../finding.ts';
import type { PageRule } from '../page-rule.ts';
import { named } from '../shared/describe-element.ts';

/** WL3017: telephone and mail links are those of the brand; numbers are international (E.164, RFC 3966), addresses plain (RFC 6068). */
export const contacts: PageRule = {
  *run({ route, markup }, { brand }) {
    for (const element of markup.matching(isStrange)) {
      const href = element.attributes.get('href') ?? '';
      yield findingOnPage('WL3017', { subject: href, element: element.index }, [
        `${named(markup, element)} on ${route.path} leads to '${href}', which browsers cannot open.`,
        'A link to an address of email begins with mailto:, to a telephone number with tel:, to another site with https://.',
      ]);
    }
    for (const element of markup.matching(isContact)) {
      const href = element.attributes.get('href') ?? '';
      const [, scheme = '', rest = ''] = /^(mailto|tel):(.*)$/s.exec(href) ?? [];
      const fault = scheme === 'tel' ? numberFault(rest, brand) : addressFault(rest.replace(/\?.*$/s, ''), brand);
      if (fault)
        yield findingOnPage(
          'WL3017',
          { subject: href, element: element.index, ...placeIn(brand, scheme, [rest, textOf(markup, element)]) },
          [
            `${named(markup, element)} on ${route.path} leads to '${href}', ${fault}.`,
            `Write tel:+43123456789 or mailto:hello@muster.example, with the value in ${brand.file}.`,
          ],
        );
    }
  },
};

/** Schemes that browsers and the programs of visitors know. Those with a host are addresses outside of the site. */
const schemes =
  /^(?:about|blob|callto|data|facetime|geo|irc|javascript|magnet|mailto|matrix|news|sips?|skype|sms|tel|urn|xmpp|web\+[a-z]+):/i;
const isStrange = tagFilter(({ name, attributes }) => {
  const href = attributes.get('href')?.trim() ?? '';
  return name === 'a' && /^[a-z][a-z\d+.-]*:(?!\/\/)/i.test(href) && !schemes.test(href);
});

const isContact = tagFilter(({ name, attributes }) => name === 'a' && /^(?:mailto|tel):/.test(attributes.get('href') ?? ''));

function numberFault(number: string, { value, file }: Entry<Brand>): string | undefined {
  if (!isPhoneNumber(number)) return 'which is not an international telephone number';
  const isKnown = texts(value).some((text) => /^\+[\d\s()/.-]+$/.test(text) && `+${text.replace(/\D/g, '')}` === number);
  return isKnown ? undefined : `a number that ${file} does not contain`;
}

function addressFault(address: string, { value, file }: Entry<Brand>): string | undefined {
  if (!isEmail(address)) return 'which is not an e-mail address';
  return texts(value).includes(address) ? undefined : `an address that ${file} does not contain`;
}

/** The brand value that an address consists of or that its link shows; empty if it has another origin. */
function placeIn(
  { value, file }: Entry<Brand>,
  scheme: string,
  [address, shown]: readonly [address: string, shown: string],
): Pick<Finding, 'file' | 'dataPath'> {
  const signs = (text: string) => (scheme === 'tel' ? text.replace(/[^\d+]/g, '') : text);
  const isMeant = (text: string) => text === shown || (signs(text) === signs(address) && signs(address));
  const key = Object.keys(value).find((name) => typeof value[name] === 'string' && isMeant(value[name]));
  return key === undefined ? {} : { file, dataPath: [key] };
}

const texts = (brand: Brand) => Object.values(brand).filter((value): value is string => typeof value === 'string');
