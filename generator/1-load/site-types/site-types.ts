import { dirname, relative, resolve } from 'node:path';
import type { SharedContent } from '../../model/content.ts';
import { generatedFile, generatedOutside, writeGenerated } from '../../package/generated-types.ts';
import { quoted } from '../../typescript/quoted.ts';
import { openFolder } from '../content-folder.ts';
import { templateProps } from '../template-shapes/template-props.ts';
import { type ContentNames, namesOf, readNames } from './content-names.ts';

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
