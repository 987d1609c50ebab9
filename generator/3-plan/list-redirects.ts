import type { Content } from '../model/content.ts';
import type { Redirect } from '../model/manifest.ts';
import { type AddressTable, resolve } from '../model/resolver.ts';

/**
 * The accepted spellings that can be listed: country alone, languages that the country does not offer, country and
 * language as two segments (A2, A3, A13), and addresses that pages had before. The others, such as capitals, follow from the
 * resolver alone. Sorted by `from`.
 */
export function listRedirects(content: Content, table: AddressTable): Redirect[] {
  const former = Object.keys(table.former ?? {});
  const rests = [
    ...new Set([...Object.keys(table.pages), ...former.flatMap((path) => /^\/[a-z]{2}-[a-z]{2}\/(.+)$/.exec(path)?.[1] ?? [])]),
  ].sort();
  const answers = answerer(table);
  const found = new Map<string, string>();
  for (const head of headsOf(content)) {
    for (const rest of rests) {
      const to = answers(head, rest);
      if (to !== undefined) found.set(`${head}${rest}`, to);
    }
  }
  for (const from of former) {
    const answer = resolve(table, from);
    if (answer.status === 301) found.set(from, answer.location);
  }
  return [...found.keys()].sort().map((from) => ({ from, to: found.get(from) as string, status: 301 }));
}

/** How addresses may begin: `/at/`, `/at-de/`, `/at/de/`. */
function headsOf({ countries, languages }: Content): string[] {
  const codes = Object.keys(languages.value);
  return [...countries.keys()]
    .flatMap((country) => [`/${country}/`, ...codes.flatMap((code) => [`/${country}-${code}/`, `/${country}/${code}/`])])
    .sort();
}

/**
 * Where an address leads that is no page. The resolver says so; but for most pages it says the same of each beginning, so it is
 * asked once for all pages that the same locales publish.
 */
function answerer(table: AddressTable): (head: string, rest: string) => string | undefined {
  const named = new Set([...table.exact, ...Object.keys(table.former ?? {})].flatMap(endsOf));
  const ask = (head: string, rest: string) => {
    const answer = resolve(table, `${head}${rest}`);
    return answer.status === 301 ? answer.location : undefined;
  };
  /** Locales → beginning → beginning of the answer. */
  const byLocales = new Map<string, Map<string, string | undefined>>();
  const alike = new Map<string, Map<string, string | undefined>>();
  for (const [rest, locales] of Object.entries(table.pages)) {
    // Not alike: what the resolver spells otherwise, what begins like a language, and what a page of its own or a former address may answer.
    if (!plain.test(rest) || named.has(rest)) continue;
    const known = byLocales.get(String(locales)) ?? new Map<string, string | undefined>();
    byLocales.set(String(locales), known);
    alike.set(rest, known);
  }
  return (head, rest) => {
    const known = alike.get(rest);
    if (!known) return ask(head, rest);
    if (!known.has(head)) {
      const to = ask(head, rest);
      known.set(head, to?.slice(0, to.length - rest.length));
    }
    const start = known.get(head);
    return start === undefined ? undefined : start + rest;
  };
}

const plain = /^(?![a-z]{2}\/)(?:[a-z\d-]+\/)*$/;

/** What stands behind the first segment, and behind the first two, with a closing slash. */
function endsOf(path: string): string[] {
  const [, , ...rest] = path.replace(/\/?$/, '/').split('/');
  return [rest.join('/'), rest.slice(1).join('/')];
}
