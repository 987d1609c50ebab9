import type { MarkupElement } from '../../markup/markup.ts';
import type { Finding } from '../finding.ts';
import type { PageRule } from '../page-rule.ts';

/** WL5040: each page contains the security policy of its header, before anything that the policy applies to. */
export const policy: PageRule = {
  name: 'policy',
  run({ route, page, markup }, known) {
    const finding = (message: string, hint: string): Finding[] => [
      { code: 'WL5040', subject: message.replace(route.path, page.id), message, hint },
    ];
    const written = markup
      .named('meta')
      .filter(({ attributes }) => attributes.get('http-equiv')?.toLowerCase() === 'content-security-policy');
    const [meta, ...others] = written;
    if (!meta || others.length)
      return finding(
        `The page ${route.path} has ${meta ? 'more than one security policy' : 'no security policy'}.`,
        'Write exactly one, as the first thing that its head says.',
      );
    const before = markup.elements.slice(0, meta.index).find(isGoverned);
    if (before)
      return finding(
        `The page ${route.path} has a <${before.name}> before its security policy, which therefore does not hold for it.`,
        'Put the policy before it.',
      );
    const difference = differenceTo(known.policy, meta.attributes.get('content') ?? '', known.imageOrigins);
    return difference
      ? finding(`The security policy of ${route.path} ${difference}.`, 'Page and header have the same policy; make them the same.')
      : [];
  },
};

const isGoverned = ({ name, attributes }: MarkupElement) =>
  name === 'script' || name === 'style' || name === 'base' || name === 'img' || (name === 'link' && attributes.has('href'));

/** `frame-ancestors` has no effect in a page, and a page may leave out the other origins of images. */
function differenceTo(header: string | undefined, meta: string, imageOrigins: readonly string[] = []): string | undefined {
  const own = new Map(directives(meta));
  const loose = [...own].find(([, value]) => /\*|unsafe-|https?:(?!\/\/)/.test(value));
  if (loose) return `allows too much: '${loose.join(' ')}'`;
  if (header === undefined) return undefined;
  const wanted = new Map(directives(header));
  wanted.delete('frame-ancestors');
  for (const [name, value] of wanted) {
    const given = own.get(name);
    if (given === undefined) return `lacks '${name} ${value}'`;
    if (withoutOrigins(given, imageOrigins) !== withoutOrigins(value, imageOrigins))
      return `says '${name} ${given}', but the header says '${name} ${value}'`;
    own.delete(name);
  }
  const [stray] = own;
  return stray && `says '${stray.join(' ')}', which the header does not say`;
}

const withoutOrigins = (values: string, origins: readonly string[]) =>
  origins.length
    ? values
        .split(' ')
        .filter((one) => !origins.includes(one))
        .join(' ')
    : values;

const read = new Map<string, ReadonlyMap<string, string>>();

/** Directive → values. Cached, because nearly all pages have the same policy. */
function directives(policy: string): ReadonlyMap<string, string> {
  let known = read.get(policy);
  if (!known) {
    known = directivesIn(policy);
    read.set(policy, known);
  }
  return known;
}

const directivesIn = (policy: string) =>
  new Map(
    policy.split(';').map((one) => {
      const [name = '', ...values] = one.trim().split(/\s+/);
      return [name, values.join(' ')] as [string, string];
    }),
  );
