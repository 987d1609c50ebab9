import { basename, dirname } from 'node:path';
import { type Diagnostic, finding } from '../diagnostics/diagnostic.ts';
import { similarTags } from '../model/language-tag.ts';
import { isCountryCode } from '../model/locale.ts';
import type { Language } from '../model/site.ts';
import type { ContentFolder } from './content-folder.ts';
import { namedFor } from './content-paths.ts';
import { mentionedPaths } from './module-paths.ts';

type Languages = Readonly<Record<string, Language>>;

/** WL1018: files that should be named after a language or a country, but are not, and that no other content file imports. */
export function unreadFiles(folder: ContentFolder, languages: Languages): Diagnostic[] {
  return folder.files.flatMap((path): Diagnostic[] => {
    const expected = namedFor(path);
    if (!expected || isImported(folder, path)) return [];
    const file = `${folder.name}/${path}`;
    const stem = basename(path, '.ts');
    const code = expected === 'language' ? matchingLanguage(stem, languages) : matchingCountry(stem);
    const right = code && `${dirname(path)}/${code}.ts`;
    const isThere = right !== undefined && folder.modules.files.has(right);
    return [
      finding('WL1018', { file, ...(right && !isThere && { cause: `module ${folder.name}/${right}` }) }, [
        `This file is never read: '${stem}' is not ${expected === 'language' ? 'a language of languages.ts' : 'the code of a country'}, and no other file imports it.`,
        hintFor(expected, { code, isThere, languages }),
      ]),
    ];
  });
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
    mentionedPaths(other, modules.read(other) ?? '', modules.files).includes(path),
  );
}
