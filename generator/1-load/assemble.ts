import { basename } from 'node:path';
import { type Diagnostic, finding } from '../diagnostics/diagnostic.ts';
import type { Claim } from '../model/claims.ts';
import type { Content, Entry, Page, PageBatch, Wording } from '../model/content.ts';
import { contractIds } from '../model/contract-documents.ts';
import type { Fact } from '../model/fact.ts';
import { entryOn } from '../model/later-values.ts';
import type { Ledger } from '../model/ledger.ts';
import type { People } from '../model/people.ts';
import type { Questions } from '../model/questions.ts';
import type { Brand, Country, Language, Navigation, Site } from '../model/site.ts';
import type { Suppression } from '../model/suppressions.ts';
import { collectCountries, collectPages, type Values } from './collect-pages.ts';
import { headingsOf } from './headings.ts';
import { localesOf } from './load-locales.ts';

export interface Loaded {
  /** Absent if a file is missing that everything else depends on. */
  readonly content: Content | undefined;
  readonly diagnostics: readonly Diagnostic[];
}

/** The files of a content folder and their values. */
interface Gathered {
  readonly name: string;
  /** Sorted paths of all its files. */
  readonly files: readonly string[];
  readonly values: Values;
  readonly ledger: Ledger;
  readonly editions: Content['editions'];
  readonly published: Content['published'];
  /** ISO date of the values that facts have. */
  readonly today?: string | undefined;
}

/** Builds the content from the values of its files. Reports missing files (WL1004), and countries in files of other names (WL1005). */
export function assemble({ name, files, values, ledger, editions, published, today }: Gathered): Loaded {
  const single = <Value>(path: string) => values.get(path) as Entry<Value> | undefined;
  const site = single<Site>('site.ts');
  const brand = single<Brand>('brand.ts');
  const navigation = single<Navigation>('navigation.ts');
  const languages = single<Readonly<Record<string, Language>>>('languages.ts');
  const present = new Set(files);
  const missing = ['brand.ts', 'navigation.ts', 'languages.ts'].filter((path) => !present.has(path));
  const diagnostics = missing.map((path) => missingFile(`${name}/${path}`));
  if (!site || !brand || !navigation || !languages) return { content: undefined, diagnostics };

  const entriesIn = <Value>(folder: string) =>
    files.flatMap((path) => {
      const entry = path.startsWith(`${folder}/`) ? values.get(path) : undefined;
      return entry && path.split('/').length === folder.split('/').length + 1
        ? [[basename(path, '.ts'), entry as Entry<Value>] as const]
        : [];
    });
  const { countries, diagnostics: misnamed } = collectCountries(entriesIn<Country>('countries'));
  const read = collectPages(files, values);
  const pages = new Map([...read].map(([id, { copies: _, ...page }]) => [id, page]));
  const ofContracts = contractIds(pages);
  const readWhere = (isWanted: (page: Page) => boolean): PageBatch => new Map([...read].filter(([, page]) => isWanted(page)));
  const content: Content = {
    site,
    brand,
    navigation,
    languages,
    countries,
    facts: new Map(
      [
        ...membersOf(entriesIn<Record<string, Fact>>('facts'), (theme, key) => `${theme}.${key}`),
        ...membersOf(entriesIn<Record<string, Fact>>('facts/law'), (country, key) => `law.${country}.${key}`),
      ].map(([id, entry]) => [id, entryOn(entry, today)]),
    ),
    claims: membersOf(entriesIn<Record<string, Claim>>('claims'), (_, id) => id),
    dictionaries: new Map(entriesIn<Wording>('dictionaries')),
    pages,
    contracts: readWhere(({ id }) => ofContracts.has(id)),
    batch: readWhere(({ id }) => !ofContracts.has(id)),
    headings: headingsOf(pages, read),
    ...(published && { published }),
    ledger,
    editions,
    people: single<People>('people.ts'),
    questions: single<Questions>('questions.ts'),
    suppressions: single<readonly Suppression[]>('suppressions.ts'),
    locales: localesOf(
      [...countries.values()].map(({ value }) => value),
      languages.value,
    ),
  };
  return { content, diagnostics: [...diagnostics, ...misnamed] };
}

/** The members of all files of a folder, by their ids. */
function membersOf<Value>(
  files: readonly (readonly [name: string, entry: Entry<Readonly<Record<string, Value>>>])[],
  idOf: (name: string, key: string) => string,
) {
  return new Map(
    files.flatMap(([name, { value, file }]) =>
      Object.entries(value).map(([key, inner]) => [idOf(name, key), { value: inner, file }] as const),
    ),
  );
}

function missingFile(file: string): Diagnostic {
  return finding('WL1004', { file }, [`The file ${file} is missing.`, 'Every content folder has one; see content/README.md.']);
}
