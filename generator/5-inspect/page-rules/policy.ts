import type { MarkupElement } from '../../markup/markup.ts';
import { memoize } from '../../model/memoize.ts';
import { findingOnPage } from '../finding.ts';
import type { InspectedPage, PageRule } from '../page-rule.ts';
import type { SiteFacts } from '../shared/site-facts.ts';

/** WL5040: each page contains the security policy of its header, before anything that the policy applies to. */
export const policy: PageRule = {
  *run(inspected, known) {
    const { route, page } = inspected;
    const [fault, hint] = faultOf(inspected, known) ?? [];
    if (fault) yield findingOnPage('WL5040', { subject: `${page.id} ${fault}` }, [`The page ${route.path} ${fault}.`, hint ?? '']);
  },
};

function faultOf({ markup }: InspectedPage, { policy: header, imageOrigins }: SiteFacts): [fault: string, hint: string] | undefined {
  const [meta, ...others] = markup
    .named('meta')
    .filter(({ attributes }) => attributes.get('http-equiv')?.toLowerCase() === 'content-security-policy');
  if (!meta || others.length)
    return [`has ${meta ? 'more than one' : 'no'} security policy`, 'Write exactly one, as the first element of its head.'];
  const before = markup.elements.slice(0, meta.index).find(isGoverned);
  if (before)
    return [`has a <${before.name}> before its security policy, so that the policy does not apply to it`, 'Put the policy before it.'];
  const difference = differenceTo(header, meta.attributes.get('content') ?? '', imageOrigins);
  return difference ? [`has a security policy that ${difference}`, 'Write the same policy into page and header.'] : undefined;
}

const isGoverned = ({ name, attributes }: MarkupElement) =>
  ['script', 'style', 'base', 'img'].includes(name) || (name === 'link' && attributes.has('href'));

/** `frame-ancestors` has no effect in a page, and a page may leave out the other origins of images. */
function differenceTo(header: string | undefined, meta: string, imageOrigins: readonly string[] = []): string | undefined {
  const own = new Map(directives(meta));
  const loose = [...own].find(([, value]) => /\*|unsafe-|https?:(?!\/\/)/.test(value));
  if (loose) return `allows too much: '${loose.join(' ')}'`;
  if (header === undefined) return undefined;
  for (const [name, value] of directives(header)) {
    if (name === 'frame-ancestors') continue;
    const given = own.get(name);
    if (given === undefined) return `lacks '${name} ${value}'`;
    if (withoutOrigins(given, imageOrigins) !== withoutOrigins(value, imageOrigins))
      return `contains '${name} ${given}'; '${name} ${value}' is expected, as in the header`;
    own.delete(name);
  }
  const [stray] = own;
  return stray && `contains '${stray.join(' ')}', which the header does not contain`;
}

const withoutOrigins = (values: string, origins: readonly string[]) =>
  values
    .split(' ')
    .filter((one) => !origins.includes(one))
    .join(' ');

/** Directive → values. Cached, because nearly all pages have the same policy. */
const directives = memoize(
  (policy): ReadonlyMap<string, string> =>
    new Map(
      policy.split(';').map((one) => {
        const [name = '', ...values] = one.trim().split(/\s+/);
        return [name, values.join(' ')];
      }),
    ),
);
