import type { SharedContent } from '../../model/content.ts';
import type { ContentFolder } from '../content-folder.ts';
import { pageFileOf } from '../content-paths.ts';
import { linkModules } from '../link-modules.ts';

/** Names of a content folder that the compiler needs as types. */
export interface ContentNames {
  readonly facts: readonly string[];
  readonly hasBrand: boolean;
  /** The language of the source dictionary, if there is one. */
  readonly dictionary: string | undefined;
  /** Page id → its anchors; undefined if they cannot be told without evaluating more than data. */
  readonly pages: ReadonlyMap<string, readonly string[] | undefined>;
}

export function namesOf({ site, facts, dictionaries, pages }: SharedContent): ContentNames {
  const { sourceLanguage } = site.value;
  return {
    facts: [...new Set([...facts.values()].flatMap(({ file }) => nameOfFacts(file)))],
    hasBrand: true,
    dictionary: dictionaries.has(sourceLanguage) ? sourceLanguage : undefined,
    pages: new Map([...pages].map(([id, { anchors }]) => [id, anchors])),
  };
}

/** The names in a folder, from its files that are plain data; evaluates no other file. */
export function readNames({ files, modules }: ContentFolder): ContentNames {
  const definitions = files.flatMap((path) => {
    const of = pageFileOf(path);
    return of && of.language === undefined ? [{ path, id: of.id }] : [];
  });
  // Most pages have no anchors, and need not be evaluated to know that.
  const withAnchors = new Set(definitions.flatMap(({ path }) => (/anchors|\.\.\./.test(modules.read(path) ?? '') ? path : [])));
  // Specifiers name files of the folder, whatever the package `wortlaut` is.
  const { direct } = linkModules([...withAnchors, 'site.ts'], { ...modules, isResolvable: true });
  const read = (path: string) => direct.get(path)?.default as { readonly anchors?: unknown; readonly sourceLanguage?: unknown } | undefined;
  const anchorsOf = (path: string) => {
    if (!withAnchors.has(path)) return [];
    const value = read(path);
    const { anchors = [] } = value ?? {};
    return value && Array.isArray(anchors) && anchors.every((one) => typeof one === 'string') ? anchors : undefined;
  };
  const language = read('site.ts')?.sourceLanguage;
  return {
    facts: files.flatMap((path) => nameOfFacts(`/${path}`)),
    hasBrand: modules.files.has('brand.ts'),
    dictionary: typeof language === 'string' && modules.files.has(`dictionaries/${language}.ts`) ? language : undefined,
    pages: new Map(definitions.map(({ path, id }) => [id, anchorsOf(path)])),
  };
}

/** The beginning of the ids of the facts in a file: `offer`, or `law.at`. */
const nameOfFacts = (file: string) => /^[^/]*\/facts\/((?:law\/)?[^/]+)\.ts$/.exec(file)?.[1]?.replace('/', '.') ?? [];
