import type { SharedContent } from '../model/content.ts';
import { parsePath, segmentOf } from '../model/locale.ts';
import type { Redirect } from '../model/manifest.ts';
import { type AddressTable, addressIn, resolve } from '../model/resolver.ts';

/**
 * The redirects that can be listed: country alone, languages that the country does not offer, country and language as two segments, the
 * default locale before addresses that do not begin with it, and former addresses. Other spellings, such as capitals, only the resolver
 * handles. Sorted by `from`.
 */
export function listRedirects(content: SharedContent, table: AddressTable): Redirect[] {
  const former = Object.keys(table.former ?? {});
  const rests = [
    ...new Set([...Object.keys(table.pages), ...former.flatMap((path) => parsePath(path, content.countries.size > 0)?.rest || [])]),
  ].sort();
  const answers = answerer(table);
  const leads = new Map<string, Lead>();
  for (const head of headsOf(content)) {
    for (const rest of rests) {
      const to = answers(head, rest);
      if (to !== undefined) leads.set(`${head}${rest}`, to);
    }
  }
  for (const from of former) {
    const answer = resolve(table, from);
    if ('location' in answer) leads.set(from, { to: answer.location, status: answer.status });
  }
  return [...leads].sort(([one], [other]) => (one < other ? -1 : 1)).map(([from, lead]) => ({ from, ...lead }));
}

type Lead = Pick<Redirect, 'to' | 'status'>;

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

/**
 * Resolves an address without a page. For most pages the answer depends only on its beginning, so it is computed once for all pages that
 * are published in the same locales.
 */
function answerer(table: AddressTable): (head: string, rest: string) => Lead | undefined {
  const paths = new Set([...table.exact, ...Object.keys(table.former ?? {})].flatMap(endsOf));
  const ask = (head: string, rest: string) => {
    const answer = resolve(table, `${head}${rest}`);
    return 'location' in answer ? { to: answer.location, status: answer.status } : undefined;
  };
  /** Locales → beginning of the address → beginning of its target. */
  const byLocales = new Map<string, Map<string, Lead | undefined>>();
  const alike = new Map<string, Map<string, Lead | undefined>>();
  for (const [rest, locales] of Object.entries(table.pages)) {
    // Exceptions: spellings that the resolver normalizes, paths that begin like a language, and paths of single pages and former addresses.
    if (!plain.test(rest) || paths.has(rest)) continue;
    const answers = byLocales.get(String(locales)) ?? new Map<string, Lead | undefined>();
    byLocales.set(String(locales), answers);
    alike.set(rest, answers);
  }
  return (head, rest) => {
    const cachedAnswers = alike.get(rest);
    if (!cachedAnswers) return ask(head, rest);
    if (!cachedAnswers.has(head)) {
      const lead = ask(head, rest);
      cachedAnswers.set(head, lead && { ...lead, to: lead.to.slice(0, lead.to.length - rest.length) });
    }
    const start = cachedAnswers.get(head);
    return start && { ...start, to: start.to + rest };
  };
}

const plain = /^(?![a-z]{2}\/)(?:[a-z\d-]+\/)*$/;

/** The rest after the first segment, and after the first two, with a closing slash. */
function endsOf(path: string): string[] {
  const [, , ...rest] = path.replace(/\/?$/, '/').split('/');
  return [rest.join('/'), rest.slice(1).join('/')];
}
