import { findAddress } from '../../cli/server/find-address.ts';
import { headerRules } from '../../generator/4-render/headers.ts';
import { contentType, type Manifest } from '../../generator/index.ts';
import { outputOf } from '../../generator/model/manifest.ts';
import type { SiteFiles } from '../../generator/model/site-files.ts';

/** A request to a host. */
export interface Question {
  /** Path and query, sent unchanged. */
  readonly path: string;
  readonly method?: 'HEAD' | 'POST';
  readonly headers?: Readonly<Record<string, string>>;
}

/** The expected response. */
export interface Answer {
  readonly status: number;
  readonly location?: string;
  /** The file whose bytes are sent; absent for redirects and refusals. */
  readonly file?: string;
  /** Name in lower case → value. */
  readonly headers: Readonly<Record<string, string>>;
}

/** The site of the questions. */
export interface BuiltSite {
  readonly manifest: Manifest;
  /** The files of the site without compressed ones. */
  readonly files: SiteFiles;
}

const everyThird = <Value>(values: readonly Value[]) => values.filter((_, index) => index % 3 === 0);

/**
 * The questions about every redirect and page of a site, about other spellings of them, and about missing addresses. `step` leaves out all but
 * every nth combination of a country and a language.
 */
export function questionsAbout({ manifest, files }: BuiltSite, step = 1): readonly Question[] {
  const { redirects, routes, table, documents = [] } = manifest;
  const pages = routes.filter(({ status }) => status === 200).map(({ path }) => path);
  const addresses = [...pages, ...redirects.map(({ from }) => from)];
  const spellings = everyThird(addresses).flatMap((path) => [
    path.replace(/(?<=.)\/$/, ''),
    path.toUpperCase(),
    `${path}index.html`,
    `${path}INDEX.HTML/`,
    path.replaceAll('/', '//'),
    path.replace(/[a-z]/, (letter) => `%${letter.charCodeAt(0).toString(16)}`),
  ]);
  const rests = ['', 'help/', 'hilfe/', 'no/', 'help/no/', 'at-de/'];
  const countries = [...Object.keys(table.countries), 'xx', 'de'];
  const languages = [...(table.languages ?? []), ...Object.values(table.countries).flat(), 'zz', 'de', 'nope', 'zh'];
  const combined = [...new Set(countries)].flatMap((country) =>
    [...new Set(languages)].flatMap((language) =>
      rests.flatMap((rest) => [
        `/${country}-${language}/${rest}`,
        `/${country}/${language}/${rest}`,
        `/${language}-${country}/${rest}`,
        `/${language}/${rest}`,
        `/${country}/${rest}`,
      ]),
    ),
  );
  const missing = [
    '/no',
    '/no/',
    '/NO/no/',
    '/assets/',
    '/assets',
    '/assets/no.js',
    '/licenses/',
    '/_headers',
    '/_redirects',
    '/.env',
    '/at-',
    '/-/',
    '/a-b-c/',
  ];
  const hidden = routes.filter(({ status }) => status === 404).map(({ path }) => path);
  const strange = [
    '/caf%C3%A9/',
    '/a%20b/',
    "/a'b/",
    '/a"b/',
    '/$a/',
    '/{a}/',
    '/a+b/',
    '/a;b/',
    '/?',
    '/help?a=b?c=d',
    '/at%2Dde%2Fhelp/',
  ];
  const others = [...files.keys()].filter((path) => !path.endsWith('.html'));
  const paths = new Set([
    ...addresses,
    ...addresses.map((path) => `${path}?topic=call&x=%20%2F+ä`.replace('ä', '%C3%A4')),
    ...spellings,
    ...combined.filter((_, index) => index % step === 0),
    ...missing,
    ...hidden,
    ...strange,
    ...others.map((path) => `/${path}`),
    ...everyThird(others).map((path) => `/${path}?v=1`),
    ...documents.map(({ path }) => path),
  ]);
  return [...paths].map((path) => ({ path }));
}

/** The response of the resolver in the form of a host's: with the file that is sent and its headers. */
export function answerTo({ manifest, files }: BuiltSite, { path: address }: Pick<Question, 'path'>): Answer {
  const match = findAddress(manifest, address);
  if ('location' in match) return { status: match.status, location: match.location, headers: headersAt(manifest, address) };
  const other = match.status === 404 && match.file !== undefined && files.has(match.file) ? match.file : undefined;
  if (other !== undefined)
    return {
      status: 200,
      file: other,
      headers: { ...headersAt(manifest, `/${other}`), 'content-type': contentType(other, manifest.documents) },
    };
  const file = match.route?.output ?? '';
  return { status: match.status, file, headers: { ...headersAt(manifest, '/'), 'content-type': contentType(file) } };
}

/** The headers that the rules give a path, except the type. */
function headersAt(manifest: Manifest, address: string): Record<string, string> {
  const path = address.replace(/[?#].*/s, '');
  const fits = (pattern: string) => (pattern.endsWith('*') ? path.startsWith(pattern.slice(0, -1)) : path === pattern);
  const headers = headerRules(manifest).flatMap((rule) => (fits(rule.path) ? Object.entries(rule.headers) : []));
  return Object.fromEntries(
    headers.map(([name, value]) => [name.toLowerCase(), value] as const).filter(([name]) => name !== 'content-type'),
  );
}

/** The path of a page with more bytes than are sent uncompressed, and of a script. */
export function largeFiles({ manifest, files }: BuiltSite): readonly string[] {
  const page = manifest.routes.find(
    ({ path, status }) => status === 200 && path.endsWith('/') && (files.get(outputOf(path))?.length ?? 0) > 2048,
  );
  const script = [...files.keys()].find((path) => /^assets\/.*\.js$/.test(path) && (files.get(path)?.length ?? 0) > 2048);
  return [page?.path ?? '', `/${script}`];
}
