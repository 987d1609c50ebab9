import type { SharedContent } from '../model/content.ts';
import type { Redirect } from '../model/manifest.ts';
import { type AddressTable, resolve } from '../model/resolver.ts';

/**
 * The accepted spellings that can be listed: country alone, languages that the country does not offer, country and
 * language as two segments (A2, A3, A13), and addresses that pages had before. The others, such as capitals, follow from the
 * resolver alone. Sorted by `from`.
 */
export function listRedirects(content: SharedContent, table: AddressTable): Redirect[] {
  const former = Object.keys(table.former ?? {});
  const rests = [
    ...new Set([...Object.keys(table.pages), ...former.flatMap((path) => /^\/[a-z]{2}-[a-z]{2}\/(.+)$/.exec(path)?.[1] ?? [])]),
  ].sort();
  const answers = answerer(table);
  const found = new Map<string, Lead>();
  for (const head of headsOf(content)) {
    for (const rest of rests) {
      const to = answers(head, rest);
      if (to !== undefined) found.set(`${head}${rest}`, to);
    }
  }
  for (const from of former) {
    const answer = resolve(table, from);
    if ('location' in answer) found.set(from, { to: answer.location, status: answer.status });
  }
  return [...found].sort(([one], [other]) => (one < other ? -1 : 1)).map(([from, lead]) => ({ from, ...lead }));
}

type Lead = Pick<Redirect, 'to' | 'status'>;

/** How addresses may begin: `/at/`, `/at-de/`, `/at/de/`. */
function headsOf({ countries, languages }: SharedContent): string[] {
  const codes = Object.keys(languages.value);
  return [...countries.keys()]
    .flatMap((country) => [`/${country}/`, ...codes.flatMap((code) => [`/${country}-${code}/`, `/${country}/${code}/`])])
    .sort();
}

/**
 * Where an address leads that is no page. The resolver says so; but for most pages it says the same of each beginning, so it is
 * asked once for all pages that the same locales publish.
 */
function answerer(table: AddressTable): (head: string, rest: string) => Lead | undefined {
  const named = new Set([...table.exact, ...Object.keys(table.former ?? {})].flatMap(endsOf));
  const ask = (head: string, rest: string) => {
    const answer = resolve(table, `${head}${rest}`);
    return 'location' in answer ? { to: answer.location, status: answer.status } : undefined;
  };
  /** Locales → beginning → beginning of the answer. */
  const byLocales = new Map<string, Map<string, Lead | undefined>>();
  const alike = new Map<string, Map<string, Lead | undefined>>();
  for (const [rest, locales] of Object.entries(table.pages)) {
    // Not alike: what the resolver spells otherwise, what begins like a language, and what a page of its own or a former address may answer.
    if (!plain.test(rest) || named.has(rest)) continue;
    const known = byLocales.get(String(locales)) ?? new Map<string, Lead | undefined>();
    byLocales.set(String(locales), known);
    alike.set(rest, known);
  }
  return (head, rest) => {
    const known = alike.get(rest);
    if (!known) return ask(head, rest);
    if (!known.has(head)) {
      const lead = ask(head, rest);
      known.set(head, lead && { ...lead, to: lead.to.slice(0, lead.to.length - rest.length) });
    }
    const start = known.get(head);
    return start && { ...start, to: start.to + rest };
  };
}

const plain = /^(?![a-z]{2}\/)(?:[a-z\d-]+\/)*$/;

/** What stands behind the first segment, and behind the first two, with a closing slash. */
function endsOf(path: string): string[] {
  const [, , ...rest] = path.replace(/\/?$/, '/').split('/');
  return [rest.join('/'), rest.slice(1).join('/')];
}
