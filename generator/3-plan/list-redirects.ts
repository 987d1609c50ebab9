import type { SharedContent } from '../model/content.ts';
import { parsePath, segmentOf } from '../model/locale.ts';
import type { Redirect } from '../model/manifest.ts';
import { memoize } from '../model/memoize.ts';
import { type AddressTable, addressIn, resolve } from '../model/resolver.ts';

/**
 * The redirects that can be listed: country alone, languages that the country does not offer, country and language as two segments, the
 * default locale before addresses that do not begin with it, and former addresses. Only the resolver handles other
 * spellings, such as capitals. Sorted by `from`.
 */
export function listRedirects(content: SharedContent, table: AddressTable): Redirect[] {
  const former = Object.keys(table.former ?? {});
  const formerRests = former.flatMap((path) => parsePath(path, content.countries.size > 0)?.rest || []);
  const rests = [...new Set([...Object.keys(table.pages), ...formerRests])].sort();
  const answers = answerer(table);
  const leads = new Map<string, Lead>();
  const list = (from: string, lead: Lead | undefined) => lead && leads.set(from, lead);
  for (const head of headsOf(content)) for (const rest of rests) list(`${head}${rest}`, answers(head, rest));
  for (const from of former) list(from, redirectAt(table, from));
  return [...leads].sort(([one], [other]) => (one < other ? -1 : 1)).map(([from, lead]) => ({ from, ...lead }));
}

type Lead = Pick<Redirect, 'to' | 'status'>;

function redirectAt(table: AddressTable, address: string): Lead | undefined {
  const answer = resolve(table, address);
  return 'location' in answer ? { to: answer.location, status: answer.status } : undefined;
}

/** Possible beginnings of addresses: `/at/`, `/at-de/`, `/at/de/`; without countries `/de/`. */
function headsOf({ countries, languages }: SharedContent): string[] {
  const codes = Object.keys(languages.value);
  if (countries.size === 0) return codes.map((code) => `/${segmentOf(code)}/`).sort();
  return [...countries.keys()]
    .flatMap((country) => [
      `/${country}/`,
      ...codes.flatMap((code) => [addressIn({}, { country, language: code }), `/${country}/${segmentOf(code)}/`]),
    ])
    .sort();
}

/** Resolves an address without a page: once for all pages of the same locales where the answer depends only on its beginning. */
function answerer(table: AddressTable): (head: string, rest: string) => Lead | undefined {
  const paths = new Set([...table.exact, ...Object.keys(table.former ?? {})].flatMap(endsOf));
  /** Locales → beginning of the address → beginning of its target. */
  const leadsOf = memoize((_locales) => new Map<string, Lead | undefined>());
  return (head, rest) => {
    const locales = table.pages[rest];
    // Exceptions: spellings that the resolver normalizes, paths that begin like a language, and paths of single pages and former addresses.
    if (locales === undefined || !plain.test(rest) || paths.has(rest)) return redirectAt(table, head + rest);
    const leads = leadsOf(String(locales));
    if (!leads.has(head)) {
      const lead = redirectAt(table, head + rest);
      leads.set(head, lead && { ...lead, to: lead.to.slice(0, lead.to.length - rest.length) });
    }
    const start = leads.get(head);
    return start && { ...start, to: start.to + rest };
  };
}

const plain = /^(?![a-z]{2}\/)(?:[a-z\d-]+\/)*$/;

/** The rest after the first segment, and after the first two, with a closing slash. */
function endsOf(path: string): string[] {
  const [, , ...rest] = path.replace(/\/?$/, '/').split('/');
  return [rest.join('/'), rest.slice(1).join('/')];
}
