import fc from 'fast-check';
import { localeId } from '../../generator/model/locale.ts';
import { type AddressTable, addressIn } from '../../generator/model/resolver.ts';

const letters = (length: number) =>
  fc.string({ unit: fc.constantFrom(...'abcdefghijklmnopqrstuvwxyz'), minLength: length, maxLength: length });

const languages = fc.uniqueArray(letters(2), { minLength: 1, maxLength: 3 });

/** The rest after the locale: empty, or one or two segments. */
const rest = fc.oneof(
  fc.constant(''),
  fc
    .array(fc.constantFrom('about', 'support', 'how-muster-helps', 'agb', 'v2.0', 'constructor'), { minLength: 1, maxLength: 2 })
    .map((parts) => `${parts.join('/')}/`),
);

/**
 * A site as the generator plans it: countries with their languages, pages that all or some locales publish, explicit
 * addresses such as the second language of decision 3, and pages outside the pattern.
 */
export const countryTables: fc.Arbitrary<AddressTable> = fc
  .dictionary(letters(2), languages, { minKeys: 1, maxKeys: 4 })
  .chain((countries) => {
    const offered = Object.entries(countries).flatMap(([country, spoken]) => spoken.map((language) => `${country}-${language}`));
    const explicit = fc.tuple(fc.constantFrom(...Object.keys(countries)), letters(2)).map((parts) => parts.join('-'));
    const locales = fc.uniqueArray(fc.oneof({ weight: 4, arbitrary: fc.constantFrom(...offered) }, { weight: 1, arbitrary: explicit }), {
      minLength: 1,
      maxLength: 5,
    });
    const exact = fc.oneof(
      fc.constant('/'),
      fc.constantFrom(...Object.keys(countries)).map((country) => `/${country}/`),
      rest.map((path) => `/${path}`),
      fc.tuple(letters(2), letters(2), rest).map(([country, language, path]) => `/${country}-${language}/${path}`),
    );
    return fc.record({
      countries: fc.constant(countries),
      pages: fc.dictionary(rest, fc.oneof(fc.constant('*' as const), locales), { maxKeys: 4 }),
      exact: fc.uniqueArray(exact, { maxLength: 4 }),
    });
  });

/** A site without countries: languages, of which the default one may have no prefix. */
const languageTables: fc.Arbitrary<AddressTable> = fc
  .uniqueArray(fc.oneof(letters(2), fc.constantFrom('zh-Hant', 'zh-Hans', 'pt-BR', 'fil')), { minLength: 1, maxLength: 4 })
  .chain((tags) => {
    const locales = fc.uniqueArray(fc.constantFrom(...tags), { minLength: 1 });
    const tables = fc.record({
      countries: fc.constant({}),
      languages: fc.constant(tags),
      pages: fc.dictionary(rest, fc.oneof(fc.constant('*' as const), locales), { maxKeys: 4 }),
      exact: fc.uniqueArray(
        rest.map((path) => `/${path}`),
        { maxLength: 3 },
      ),
    });
    return fc.tuple(tables, fc.boolean()).map(([table, isBare]) => (isBare ? { ...table, unprefixed: tags[0] as string } : table));
  });

/** A site of any shape; one with countries may leave out the prefix of its first locale, too. */
export const addressTables: fc.Arbitrary<AddressTable> = fc.oneof(
  countryTables,
  countryTables.map((table) => ({ ...table, unprefixed: localesOf(table)[0] ?? '' })),
  languageTables,
);

const localesOf = ({ countries, languages: tags = [] }: AddressTable): string[] =>
  Object.keys(countries).length
    ? Object.entries(countries).flatMap(([country, spoken]) => spoken.map((language) => localeId(country, language)))
    : [...tags];

/** A table and the path of one of its pages. */
export const publishedPages: fc.Arbitrary<{ table: AddressTable; path: string }> = addressTables.chain((table) => {
  const paths = pathsOf(table);
  return paths.length
    ? fc.constantFrom(...paths).map((path) => ({ table, path }))
    : fc.constant({ table: { ...table, exact: ['/'] }, path: '/' });
});

/** Every published path of a table. */
export function pathsOf(table: AddressTable): string[] {
  const patterned = Object.entries(table.pages).flatMap(([path, locales]) =>
    (locales === '*' ? localesOf(table) : locales).map((language) => addressIn(table, { language }, path)),
  );
  return [...new Set([...table.exact, ...patterned])];
}

/** Addresses from outside: near misses of a table's pages, tricks with hosts, and noise. */
export function addresses(table: AddressTable): fc.Arbitrary<string> {
  const segments = [
    ...Object.keys(table.countries),
    ...Object.values(table.countries).flat(),
    ...(table.languages ?? []),
    ...localesOf(table),
    ...pathsOf(table).flatMap((path) => path.split('/')),
    '',
    'index.html',
    'constructor',
    '__proto__',
    'xx',
    'xx-yy',
  ];
  const tricks = [
    '//evil.example',
    '/\\evil.example',
    '/%2f%2fevil.example',
    '/%5cevil.example',
    '/..',
    '/%2e%2e',
    '/%',
    '/%e0%a4%a',
    '/\u0000',
    '\t//evil.example',
    'https://evil.example/',
    '/__proto__',
    '/toString',
    '/İ',
    '/\ud800',
  ];
  const segment = fc.oneof({ weight: 6, arbitrary: fc.constantFrom(...segments) }, { weight: 1, arbitrary: fc.string({ unit: 'binary' }) });
  const path = fc.oneof(
    { weight: 6, arbitrary: fc.array(segment, { maxLength: 5 }).map((parts) => `/${parts.join('/')}`) },
    { weight: 1, arbitrary: fc.array(fc.constantFrom(...tricks), { minLength: 1, maxLength: 3 }).map((parts) => parts.join('')) },
    { weight: 1, arbitrary: fc.string({ unit: 'binary' }) },
  );
  return fc.tuple(path, suffixes).map((parts) => parts.join(''));
}

/** The part behind a path. */
export const suffixes = fc.oneof(
  fc.constantFrom('', '?', '#', '?a=1', '?a=1&a=2#faq', '#faq?x', '?next=//evil.example', '?q=%', '?ö=ü'),
  fc.webQueryParameters().map((query) => `?${query}`),
);

/** Another spelling of a path that means the same (decision 1): capitals, slashes, escapes, `index.html`. */
export function respelt(path: string): fc.Arbitrary<string> {
  const capitals = fc
    .array(fc.boolean(), { minLength: path.length, maxLength: path.length })
    .map((flags) => [...path].map((letter, index) => (flags[index] ? letter.toUpperCase() : letter)).join(''));
  const slashes = (spelt: string) =>
    fc.constantFrom(spelt, spelt.replace(/(?<=.)\/$/, ''), `${spelt}/`, spelt.replaceAll('/', '//'), `${spelt}index.html`);
  const escapes = (spelt: string) =>
    fc.constantFrom(
      spelt,
      spelt.replace(/[a-z]/i, (letter) => `%${letter.charCodeAt(0).toString(16)}`),
    );
  return capitals.chain(slashes).chain(escapes);
}
