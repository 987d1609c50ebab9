import { dirname, relative, resolve } from 'node:path';
import type { SharedContent } from '../../model/content.ts';
import { generatedFile, generatedOutside, writeGenerated } from '../../package/generated-types.ts';
import { openFolder } from '../content-folder.ts';
import { templateProps } from '../template-shapes/template-props.ts';
import { namesOf, readNames } from './content-names.ts';
import { declarationsOf } from './declarations.ts';

/** A generated module of declarations and its text. */
export interface SiteTypes {
  readonly file: string;
  readonly text: string;
}

/**
 * The declarations of a content folder and the theme, and the file for them: `.wortlaut/types/content.d.ts` for the content of the project.
 * A file or template that cannot be read is left out; a command that loads the site reports it.
 * @param loaded the content of the folder, if it is loaded
 */
export async function siteTypes(content: string, siteRoot: string, loaded?: SharedContent): Promise<SiteTypes> {
  const folder = resolve(content);
  const file = `${generatedFile(folder, siteRoot) ?? generatedOutside(folder, siteRoot)}.d.ts`;
  // Every file is at least one folder above, so that the path begins with two dots.
  const specifier = (path: string) => relative(dirname(file), path).replaceAll('\\', '/');
  const text = declarationsOf({
    names: loaded ? namesOf(loaded) : readNames(openFolder(folder)),
    templates: (await templateProps(siteRoot)).props,
    ofContent: (path) => specifier(`${folder}/${path}`),
    ofSite: (path) => specifier(`${siteRoot}/${path}`),
  });
  return { file, text };
}

/**
 * Writes the declarations if they differ from the present ones, and returns their file. Ignores a folder that cannot be written: editors
 * alone read them, and a check, which needs them, reports it.
 */
export async function writeSiteTypes(content: string, siteRoot: string, loaded?: SharedContent): Promise<string> {
  const { file, text } = await siteTypes(content, siteRoot, loaded);
  await writeGenerated(file, text).catch(() => {});
  return file;
}
