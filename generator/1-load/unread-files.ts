import { basename, dirname } from 'node:path';
import { closestMatch } from '../diagnostics/closest-match.ts';
import { type Diagnostic, finding } from '../diagnostics/diagnostic.ts';
import { languageOfFile, similarTags } from '../model/language-tag.ts';
import { isCountryCode } from '../model/locale.ts';
import type { Language } from '../model/site.ts';
import type { ContentFolder } from './content-folder.ts';
import { contentFiles, contentFolders, kindOf, namedFor, pageFileOf } from './content-paths.ts';
import type { LinkedModules } from './link-modules.ts';
import { mentionedPaths } from './module-paths.ts';

type Languages = Readonly<Record<string, Language>>;

/** WL1018: files of a content folder that nothing reads: their name or their folder has no meaning, and no other content file imports them. */
export function unreadFiles(folder: ContentFolder, languages: Languages, { imports }: Pick<LinkedModules, 'imports'>): Diagnostic[] {
  const { name, modules } = folder;
  const imported = new Set([...imports.values()].flatMap((paths) => [...paths]));
  const isRead = (path: string) => imported.has(path) || isImported(folder, path);
  const unclaimed = [...folder.files.filter((path) => kindOf(path) === undefined), ...folder.others];
  const unnamed = unclaimed.flatMap((path): Diagnostic[] => {
    if (isRead(path) || isOfUnusedLanguage(path, imported)) return [];
    const file = `${name}/${path}`;
    const expected = path.endsWith('.ts') ? namedFor(path) : undefined;
    if (!expected) {
      const module = path.replace(/\.(?:[cm]?[jt]sx?)$/, '.ts');
      const isTexts = module !== path && pageFileOf(module)?.language !== undefined && !modules.files.has(module);
      const cause = isTexts ? `module ${name}/${module}` : `unread ${dirname(path)}`;
      const advice = isTexts ? `Call it ${basename(module)}: texts are in files that end in .ts.` : adviceFor(path);
      return [finding('WL1018', { file, cause }, [reasonFor(path), advice])];
    }
    const stem = basename(path, '.ts');
    const code = expected === 'language' ? matchingLanguage(stem, languages) : matchingCountry(stem);
    const right = code && `${dirname(path)}/${code}.ts`;
    const isThere = right !== undefined && modules.files.has(right);
    return [
      finding('WL1018', { file, ...(right && !isThere && { cause: `module ${name}/${right}` }) }, [
        `This file is never read: '${stem}' is not ${expected === 'language' ? 'a language of languages.ts' : 'the code of a country'}, and no other file imports it.`,
        hintFor(expected, { code, isThere, languages }),
      ]),
    ];
  });
  const pageless = folder.claimed.flatMap((path): Diagnostic[] => {
    const page = pageFileOf(path);
    if (page?.language === undefined || modules.files.has(`${page.folder}/page.ts`) || isRead(path)) return [];
    const related = [{ file: `${name}/${page.folder}/page.ts`, message: 'This file is missing.' }];
    return [
      finding('WL1018', { file: `${name}/${path}`, cause: `page ${page.id}`, related }, [
        `This file is never read: ${name}/${page.folder} has no page.ts, so it is not a page.`,
        'Write page.ts beside it, or delete the folder.',
      ]),
    ];
  });
  return [...unnamed, ...pageless];
}

/** Whether a helper is only unread because the text that would import it is missing, which is reported: those of other languages are read. */
const isOfUnusedLanguage = (path: string, imported: ReadonlySet<string>) =>
  namedFor(path) === undefined &&
  languageOfFile(basename(path)) !== undefined &&
  [...imported].some((other) => dirname(other) === dirname(path) && languageOfFile(basename(other)) !== undefined);

const reasonFor = (path: string) =>
  `This file is never read: ${path.endsWith('.ts') ? 'its place in the content folder has no meaning, and no other content file imports it' : 'it is not a TypeScript file'}.`;

function adviceFor(path: string): string {
  const [first = '', ...below] = path.split('/');
  if (!path.endsWith('.ts')) return 'Write the content in a file that ends in .ts, or move this file out of the content folder.';
  const near = closestMatch(first, below.length ? contentFolders : contentFiles);
  if (near !== undefined && near !== first) return `Did you mean ${near}? Rename it.`;
  return 'Move it to the folder of its kind, import it, or delete it.';
}

interface Match {
  readonly code: string | undefined;
  readonly isThere: boolean;
  readonly languages: Languages;
}

function hintFor(expected: 'language' | 'country', { code, isThere, languages }: Match): string {
  if (code && isThere) return `A ${code}.ts is already beside it. Move the content there, and delete this file.`;
  if (code) return `Did you mean ${code}.ts? Rename the file.`;
  if (expected === 'country') return 'Name it after the code of its country, in two lower-case letters: at.ts.';
  return `Name it after the tag of its language: ${Object.keys(languages)[0] ?? 'en'}.ts; add a new language to languages.ts.`;
}

/** The language of languages.ts with this name, or with a form of this code. */
function matchingLanguage(stem: string, languages: Languages): string | undefined {
  const isName = (name: string) => name.toLowerCase() === stem.toLowerCase();
  const byName = Object.entries(languages).find(([, { name, nativeName }]) => isName(name) || isName(nativeName));
  return byName?.[0] ?? similarTags(stem).find((tag) => Object.hasOwn(languages, tag));
}

const matchingCountry = (stem: string) => (isCountryCode(stem.toLowerCase()) ? stem.toLowerCase() : undefined);

/** Whether a file of the folder imports a file. Reads files in the same folder first. */
function isImported({ files, modules }: ContentFolder, path: string): boolean {
  const isBeside = (other: string) => dirname(other) === dirname(path);
  const others = files.filter((other) => other !== path);
  return [...others.filter(isBeside), ...others.filter((other) => !isBeside(other))].some((other) =>
    mentionedPaths(other, modules.read(other) ?? '', new Set([path])).includes(path),
  );
}
