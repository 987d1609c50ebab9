import { languageOfFile } from '../model/language-tag.ts';
import type { Kind } from './schemas/schemas.ts';

/** The kind of a file, by its path in the content folder; undefined for a file without a kind, which is only read if others import it. */
export function kindOf(path: string): Kind | undefined {
  const [first = '', second, third, ...more] = path.split('/');
  if (second === undefined) return top.get(first);
  if (third === undefined) return namedFor(path) ? undefined : inFolders.get(first);
  if (more.length === 0 && `${first}/${second}` === 'facts/law') return 'law';
  if (more.length > 0 || !isPageFolder(first)) return undefined;
  return third === 'page.ts' ? 'page' : languageOfFile(third) === undefined ? undefined : 'wording';
}

const top = new Map<string, Kind>(
  (['site', 'brand', 'navigation', 'languages', 'people', 'questions', 'suppressions'] as const).map((kind) => [`${kind}.ts`, kind]),
);
const inFolders = new Map<string, Kind>([
  ['countries', 'country'],
  ['facts', 'facts'],
  ['claims', 'claims'],
  ['dictionaries', 'wording'],
]);

/** The folders of pages, and the prefix of their ids: `terms/at` is the page `terms-at`. */
const pageFolders = { pages: '', terms: 'terms-' } as const;

/** The naming rule that a file at this path breaks: it is a helper that others import, or has a typo. */
export function namedFor(path: string): 'language' | 'country' | undefined {
  const [first = '', second = '', third, ...more] = path.split('/');
  if (third === undefined) {
    if (languageOfFile(second)) return undefined;
    return first === 'dictionaries' ? 'language' : first === 'countries' ? 'country' : undefined;
  }
  if (more.length > 0 || !isPageFolder(first) || languageOfFile(third) || besideCopies.has(third)) return undefined;
  return 'language';
}

/** Names in the content folder that have a meaning. */
export const contentFiles: readonly string[] = [...top.keys()];
export const contentFolders: readonly string[] = [...inFolders.keys(), ...Object.keys(pageFolders)];

/** Files that may be beside the copies of a page or a contract. */
const besideCopies = new Set(['page.ts', 'outline.ts', 'guide.ts']);

/** A definition or a copy file of a page. */
interface PageFile {
  /** `pages/home` */
  readonly folder: string;
  readonly id: string;
  /** Undefined for a definition. */
  readonly language: string | undefined;
}

/** The page that a definition or a copy file belongs to; undefined for other files. */
export function pageFileOf(path: string): PageFile | undefined {
  const [first = '', name, file, ...more] = path.split('/');
  if (name === undefined || file === undefined || more.length > 0 || !isPageFolder(first)) return undefined;
  const language = languageOfFile(file);
  return language || file === 'page.ts' ? { folder: `${first}/${name}`, id: `${pageFolders[first]}${name}`, language } : undefined;
}

/** Whether a file is a copy of an ordinary page. There may be very many; contracts are few. */
export function isOrdinaryCopy(path: string): boolean {
  const name = path.startsWith('pages/') ? path.indexOf('/', 'pages/'.length) + 1 : 0;
  return name > 0 && !path.includes('/', name) && languageOfFile(path.slice(name)) !== undefined;
}

const isPageFolder = (folder: string): folder is keyof typeof pageFolders => Object.hasOwn(pageFolders, folder);
