import { dirname, relative, resolve } from 'node:path';
import type { SharedContent } from '../../model/content.ts';
import { generatedFile, generatedOutside, writeGenerated } from '../../package/generated-types.ts';
import { quoted } from '../../typescript/quoted.ts';
import { type ContentFolder, openFolder } from '../content-folder.ts';
import { pageFileOf } from '../content-paths.ts';
import { linkModules } from '../link-modules.ts';
import { templateProps } from '../template-shapes/template-props.ts';

/**
 * The declarations of a content folder and the theme, and the file for them: `.wortlaut/types/content.d.ts` for the content of the project.
 * Omits files and templates that cannot be read; loading the site reports them.
 * @param loaded the content of the folder, if it is loaded
 */
export async function siteTypes(content: string, siteRoot: string, loaded?: SharedContent) {
  const folder = resolve(content);
  const file = `${generatedFile(folder, siteRoot) ?? generatedOutside(folder, siteRoot)}.d.ts`;
  // Every file is at least one folder above, so that the path begins with two dots.
  const specifier = (path: string) => relative(dirname(file), path).replaceAll('\\', '/');
  const names = loaded ? namesOf(loaded) : readNames(openFolder(folder));
  const { props } = await templateProps(siteRoot);
  const importing = (path: string) => `import(${quoted(specifier(path))})`;
  const text = declarationsOf(
    names,
    (path) => importing(`${folder}/${path}`),
    [...props].map(([name, { module, type }]) => [name, `${importing(`${siteRoot}/${module}`)}.${type}`]),
  );
  return { file, text };
}

/** Writes the declarations if they have changed, and returns their file. Ignores a folder that cannot be written: a check reports it. */
export async function writeSiteTypes(content: string, siteRoot: string, loaded?: SharedContent): Promise<string> {
  const { file, text } = await siteTypes(content, siteRoot, loaded);
  await writeGenerated(file, text).catch(() => {});
  return file;
}

/**
 * The declarations of the names of a site for `wortlaut`: a module that fills the interfaces of `model/register.ts`. Anchors are
 * literals, because pages link to each other: a type that came from their files would depend on itself.
 */
function declarationsOf(
  { facts, hasBrand, dictionary, pages }: ContentNames,
  importOf: (path: string) => string,
  templates: Members,
): string {
  const defaultOf = (path: string) => `typeof ${importOf(path)}['default']`;
  const interfaces: Readonly<Record<string, Members>> = {
    FactFiles: facts.toSorted().map((name) => [name, defaultOf(`facts/${name.replace('.', '/')}.ts`)]),
    BrandFile: hasBrand ? [['brand', defaultOf('brand.ts')]] : [],
    SourceDictionary: dictionary === undefined ? [] : [['dictionary', defaultOf(`dictionaries/${dictionary}.ts`)]],
    PageList: [...pages].map(([id, anchors]) => [id, unionOf(anchors)]),
    TemplateList: templates,
  };
  const declared = Object.entries(interfaces).map(
    ([name, members]) => `  interface ${name} {\n${members.map(([key, type]) => `    ${quoted(key)}: ${type};\n`).join('')}  }\n`,
  );
  return `/* Generated from the files of the content and the theme. */\nexport {};\n\ndeclare module 'wortlaut' {\n${declared.join('')}}\n`;
}

type Members = readonly (readonly [key: string, type: string])[];

/** If the anchors are unknown, the compiler accepts any name; the checks verify it. */
const unionOf = (anchors: readonly string[] | undefined) => (anchors ? anchors.map(quoted).join(' | ') || 'never' : 'string');

/** Names of a content folder that the compiler needs as types. */
interface ContentNames {
  readonly facts: readonly string[];
  readonly hasBrand: boolean;
  /** The language of the source dictionary, if there is one. */
  readonly dictionary: string | undefined;
  /** Page id → its anchors; undefined if they cannot be told without evaluating more than data. */
  readonly pages: ReadonlyMap<string, readonly string[] | undefined>;
}

function namesOf({ site, facts, dictionaries, pages }: SharedContent): ContentNames {
  const { sourceLanguage } = site.value;
  return {
    facts: [...new Set([...facts.values()].flatMap(({ file }) => nameOfFacts(file)))],
    hasBrand: true,
    dictionary: dictionaries.has(sourceLanguage) ? sourceLanguage : undefined,
    pages: new Map([...pages].map(([id, { anchors }]) => [id, anchors])),
  };
}

/** The names in a folder, from its files that are plain data; evaluates no other file. */
function readNames({ files, modules }: ContentFolder): ContentNames {
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
