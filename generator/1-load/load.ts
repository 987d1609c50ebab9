import { basename, dirname, resolve } from 'node:path';
import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import type { Claim } from '../model/claims.ts';
import type { Content, Entry, Page, Wording } from '../model/content.ts';
import type { Fact } from '../model/fact.ts';
import type { Ledger } from '../model/ledger.ts';
import { localeOf } from '../model/locale.ts';
import type { PageDefinition } from '../model/page.ts';
import type { Brand, Country, Language, Navigation, Site } from '../model/site.ts';
import type { Suppression } from '../model/suppressions.ts';
import { findFiles } from './find-files.ts';
import { openImporter } from './import-module.ts';
import { readLedger } from './read-ledger.ts';
import { readLock } from './read-lock.ts';
import type { Kind } from './schemas.ts';
import { validate } from './validate.ts';

/** What a file is, by its place in the content folder. Files that no place claims are imported by others and are not loaded alone. */
const places: readonly { readonly pattern: RegExp; readonly kind: Kind }[] = [
  { pattern: /^(site|brand|navigation|languages|suppressions)\.ts$/, kind: 'site' },
  { pattern: /^countries\/([^/]+)\.ts$/, kind: 'country' },
  { pattern: /^facts\/([^/]+)\.ts$/, kind: 'facts' },
  { pattern: /^claims\/([^/]+)\.ts$/, kind: 'claims' },
  { pattern: /^dictionaries\/([^/]+)\.ts$/, kind: 'wording' },
  { pattern: /^pages\/pages\.ts$/, kind: 'pages' },
  { pattern: /^(?:pages|terms)\/([^/]+)\/page\.ts$/, kind: 'page' },
  { pattern: /^(?:pages|terms)\/([^/]+)\/([a-z]{2})\.ts$/, kind: 'wording' },
];

export interface Loaded {
  /** Absent where the folder lacks something without which nothing can be said about the rest. */
  readonly content: Content | undefined;
  readonly diagnostics: readonly Diagnostic[];
}

/**
 * Reads a content folder. Every file that cannot be read, stops with an error or has the wrong shape is reported; the
 * others are loaded all the same. Files in the result are named relative to the folder's parent.
 */
export async function load(folder: string): Promise<Loaded> {
  const root = dirname(resolve(folder));
  const name = basename(resolve(folder));
  const files = await findFiles(resolve(folder));
  if (!files.includes('site.ts')) return { content: undefined, diagnostics: [noContentFolder(folder, files.length)] };

  const importer = openImporter(root);
  const diagnostics: Diagnostic[] = [];
  const values = new Map<string, Entry<unknown>>();
  const read = await Promise.all(files.map((path) => readFile({ path, file: `${name}/${path}`, importer })));
  for (const { path, entry, diagnostics: found } of read) {
    diagnostics.push(...found);
    if (entry) values.set(path, entry);
  }
  await importer.close();
  const { ledger, diagnostics: broken } = await readLedger(resolve(folder), name);
  const { published, diagnostics: unreadable } = await readLock(resolve(folder), name);
  return assemble({ name, files, values, ledger, published, diagnostics: [...unique(diagnostics), ...broken, ...unreadable] });
}

interface Reading {
  readonly path: string;
  readonly file: string;
  readonly importer: ReturnType<typeof openImporter>;
}

/** One file of the content, or what is wrong with it. A file that no place claims is left to those that import it. */
async function readFile({ path, file, importer }: Reading): Promise<{ path: string; entry?: Entry<unknown>; diagnostics: Diagnostic[] }> {
  const place = places.find(({ pattern }) => pattern.test(path));
  if (!place) return { path, diagnostics: [] };
  const imported = await importer.importDefault(file);
  if ('diagnostic' in imported) return { path, diagnostics: [imported.diagnostic] };
  const kind = place.kind === 'site' ? (basename(path, '.ts') as Kind) : place.kind;
  const checked = validate(kind, imported.value, file);
  return 'diagnostics' in checked
    ? { path, diagnostics: checked.diagnostics }
    : { path, entry: { value: checked.value, file }, diagnostics: [] };
}

interface Gathered {
  readonly name: string;
  readonly files: readonly string[];
  readonly values: ReadonlyMap<string, Entry<unknown>>;
  readonly ledger: Ledger;
  readonly published: Content['published'];
  readonly diagnostics: Diagnostic[];
}

function assemble({ name, files, values, ledger, published, diagnostics }: Gathered): Loaded {
  const single = <Value>(path: string) => values.get(path) as Entry<Value> | undefined;
  const site = single<Site>('site.ts');
  const brand = single<Brand>('brand.ts');
  const navigation = single<Navigation>('navigation.ts');
  const languages = single<Readonly<Record<string, Language>>>('languages.ts');
  const list = single<Readonly<Record<string, readonly string[]>>>('pages/pages.ts');
  for (const path of ['brand.ts', 'navigation.ts', 'languages.ts', 'pages/pages.ts']) {
    if (!files.includes(path)) diagnostics.push(missingFile(`${name}/${path}`));
  }
  if (!site || !brand || !navigation || !languages || !list) return { content: undefined, diagnostics };

  const countries = new Map(group<Country>(values, /^countries\/([^/]+)\.ts$/).map(([, entry]) => [entry.value.code, entry]));
  const content: Content = {
    site,
    brand,
    navigation,
    languages,
    countries,
    facts: new Map(
      group<Record<string, Fact>>(values, /^facts\/([^/]+)\.ts$/).flatMap(([file, entry]) =>
        Object.entries(entry.value).map(([key, value]) => [`${file}.${key}`, { value, file: entry.file }] as const),
      ),
    ),
    claims: new Map(
      group<Record<string, Claim>>(values, /^claims\/([^/]+)\.ts$/).flatMap(([, { value, file }]) =>
        Object.entries(value).map(([id, claim]) => [id, { value: claim, file }] as const),
      ),
    ),
    dictionaries: new Map(group<Wording>(values, /^dictionaries\/([^/]+)\.ts$/)),
    pages: new Map(collectPages(values, list.value)),
    ...(published && { published }),
    ledger,
    suppressions: single<readonly Suppression[]>('suppressions.ts'),
    locales: [...countries.values()]
      .flatMap(({ value }) => value.languages.map((language) => localeOf(value.code, language)))
      .sort((a, b) => (a.id < b.id ? -1 : 1)),
  };
  diagnostics.push(...compareWithList(content, list, files));
  return { content, diagnostics };
}

/** Where pages are, and what their ids begin with: `terms/at` is the page `terms-at`. */
const folders = [
  { folder: 'pages', prefix: '' },
  { folder: 'terms', prefix: 'terms-' },
] as const;

function collectPages(values: Gathered['values'], list: Readonly<Record<string, readonly string[]>>): [string, Page][] {
  return folders.flatMap(({ folder, prefix }) =>
    group<PageDefinition>(values, new RegExp(`^${folder}/([^/]+)/page\\.ts$`)).map(([name, definition]): [string, Page] => {
      const id = `${prefix}${name}`;
      const copies = group<Wording>(values, new RegExp(`^${folder}/${name}/([a-z]{2})\\.ts$`));
      return [id, { id, anchors: list[id] ?? [], definition, copies: new Map(copies) }];
    }),
  );
}

/** The entries whose path matches, under what the pattern's group captured, in the order of their paths. */
function group<Value>(values: Gathered['values'], pattern: RegExp): [string, Entry<Value>][] {
  return [...values].flatMap(([path, entry]) => {
    const name = pattern.exec(path)?.[1];
    return name ? [[name, entry as Entry<Value>] as [string, Entry<Value>]] : [];
  });
}

function compareWithList(
  content: Content,
  list: Entry<Readonly<Record<string, readonly string[]>>>,
  files: readonly string[],
): Diagnostic[] {
  const present = new Set(
    files.flatMap((path) =>
      folders.flatMap(({ folder, prefix }) => {
        const name = new RegExp(`^${folder}/([^/]+)/page\\.ts$`).exec(path)?.[1];
        return name ? `${prefix}${name}` : [];
      }),
    ),
  );
  const unlisted = [...content.pages.values()].filter(({ id }) => !Object.hasOwn(list.value, id));
  const absent = Object.keys(list.value).filter((id) => !present.has(id));
  // One that is too many and one that is missing are the same page under two names.
  const [other] = unlisted.length === 1 && absent.length === 1 ? absent : [];
  return [
    ...unlisted.map(
      ({ id, definition }): Diagnostic => ({
        code: 'WL1011',
        severity: 'error',
        file: definition.file,
        message: `The page '${id}' is not in the list of pages, so nothing can link to it.`,
        hint: other
          ? `The list has '${other}', which has no folder; make the two names the same.`
          : `Add \`'${id}': []\` to ${list.file}, with the anchors that may be linked to.`,
        ...(other && { cause: `page ${other}` }),
      }),
    ),
    ...absent.map(
      (id): Diagnostic => ({
        code: 'WL1011',
        severity: 'error',
        file: list.file,
        dataPath: [id],
        message: `The list names the page '${id}', but there is no folder pages/${id} with a page.ts.`,
        hint: 'Add the folder, or remove the entry.',
        cause: `page ${id}`,
      }),
    ),
  ];
}

function noContentFolder(folder: string, count: number): Diagnostic {
  return {
    code: 'WL1004',
    severity: 'error',
    file: `${folder}/site.ts`,
    message: count
      ? `The folder '${folder}' has no site.ts, so it is no content folder.`
      : `The folder '${folder}' is empty or does not exist; a content folder with a site.ts is expected.`,
    hint: 'Name the right folder with --content, or start from the content folder of this project.',
  };
}

function missingFile(file: string): Diagnostic {
  return {
    code: 'WL1004',
    severity: 'error',
    file,
    message: `The file ${file} is missing.`,
    hint: 'Every content folder has one; see the README.',
  };
}

/** One file that cannot be loaded fails all that import it: the same fault is reported once. */
function unique(diagnostics: readonly Diagnostic[]): Diagnostic[] {
  const seen = new Set<string>();
  return diagnostics.filter(({ code, file, line, column, message }) => {
    const key = [code, file, line, column, line ? '' : message].join('\0');
    return !seen.has(key) && seen.add(key);
  });
}
