import { groupBy } from '../model/group-by.ts';
import { languageOfFile } from '../model/language-tag.ts';
import { withGaps } from './edit-source.ts';
import { keyOf, languageEntry } from './language-entry.ts';

/* The texts of a starter in the languages of a new site. The starter is written in English; any of its languages can be the source. */

/** Path in the folder of the site → text. */
type Texts = ReadonlyMap<string, string>;

const starterSource = 'en';
/** A language in which every file of texts is a translation. */
const starterTranslation = 'de';
const wording = /^(content\/(?:dictionaries|(?:pages|terms)\/[^/]+))\/[^/]+\.ts$/;

/** The languages in which a starter has its dictionary and every page, so that each can be the source of a site. */
export function completeLanguages(files: Iterable<string>): string[] {
  const folders = [...foldersOf(files).values()];
  return [...(folders[0] ?? [])].filter((language) => folders.every((languages) => languages.has(language))).sort();
}

/** The files of a starter for a site in some languages. Texts that the starter lacks are gaps that show the source. */
export function inLanguages(files: Texts, languages: readonly string[], source: string): Map<string, string> {
  const folders = foldersOf(files.keys());
  const result = new Map<string, string>();
  for (const [path, text] of files) {
    const folder = wording.exec(path)?.[1];
    const language = languageOfFile(path);
    if (!folder || path.endsWith('/page.ts')) {
      const missing = folder ? languages.filter((one) => !folders.get(folder)?.has(one)) : [];
      const own = inSource(path, text, { languages, source });
      result.set(path, (missing.length > 0 && withGaps(own, missing, source)) || own);
    } else if (!language) result.set(path, text);
    else if (languages.includes(language)) {
      const head = headOf(files.get(`${folder}/${language === source ? starterSource : starterTranslation}.ts`) ?? text);
      result.set(path, `${head.replace(`'./${starterSource}.ts'`, `'./${source}.ts'`)}${text.slice(headOf(text).length)}`);
    }
  }
  const groups = groupsOf(files.get(`content/dictionaries/${starterSource}.ts`) ?? '');
  const untranslated = languages.filter((language) => !folders.get('content/dictionaries')?.has(language));
  for (const language of untranslated) result.set(`content/dictionaries/${language}.ts`, dictionaryOfGaps(groups, source));
  return result;
}

/** A dictionary that shows every group in its source language. */
export function dictionaryOfGaps(groups: readonly string[], source: string): string {
  const gaps = groups.map((group) => `  ${keyOf(group)}: fallback('${source}'),\n`).join('');
  return `import { fallback, translate } from 'wortlaut';\nimport source from './${source}.ts';\n\nexport default translate(source, {\n${gaps}});\n`;
}

/** Folder of texts → the languages of its files. */
function foldersOf(paths: Iterable<string>): Map<string, Set<string>> {
  const files = groupBy(paths, (path) => (languageOfFile(path) ? wording.exec(path)?.[1] : undefined));
  return new Map([...files].map(([folder, own]) => [folder, new Set(own.flatMap((path) => languageOfFile(path) ?? []))]));
}

/** The imports of a file of texts, up to the brace that opens the texts. */
const headOf = (text: string) => /^.*?^export default [^\n]*\{$/ms.exec(text)?.[0] ?? '';

const groupsOf = (dictionary: string) => [...dictionary.matchAll(/^ {2}(\w+): \{/gm)].map(([, group = '']) => group);

/** A file other than texts, with the languages of the site. */
function inSource(
  path: string,
  text: string,
  { languages, source }: { readonly languages: readonly string[]; readonly source: string },
): string {
  if (path === 'content/languages.ts')
    return text.replace(/\{\n.*\n\}/s, `{\n${languages.map((tag) => `  ${languageEntry(tag)},\n`).join('')}}`);
  if (path !== 'content/site.ts' && !path.endsWith('/page.ts')) return text;
  const site = languages.length > 1 ? text : text.replace('  fallbacks: {},\n', `$&  allowUnused: { ${onlyForSeveral} },\n`);
  return site
    .replaceAll(/\b(sourceLanguage|source|language): 'en'/g, `$1: '${source}'`)
    .replace(/\bdefaultLocale: 'en'/, `defaultLocale: '${languages[0] ?? source}'`);
}

/** The text of the dictionary that a site with one language does not show. */
const onlyForSeveral = "'layout.languages': 'It names the choice of languages, once there are two.'";
