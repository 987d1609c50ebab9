import { basename, resolve } from 'node:path';
import {
  canonicalTag,
  englishName,
  folderFault,
  nameFault,
  newSite,
  starterLanguages,
  starterNames,
  uncheckedSentence,
  writeSite,
} from '../../generator/index.ts';
import { ask, isAtTerminal } from '../ask.ts';
import { UsageError } from '../command-errors.ts';
import { choice } from '../options.ts';

interface NewOptions {
  readonly languages?: string;
  readonly template?: string;
  readonly yes?: boolean;
}

const usual = { folder: 'my-site', languages: 'en,de', template: 'plain' } as const;

/** Writes a new site into a folder. Exit code 0; 2 if that is impossible, and then nothing is written. */
export async function newCommand(given: string | undefined, options: NewOptions): Promise<number> {
  const asks = isAtTerminal() && !options.yes;
  if (given === undefined && !asks && !options.yes)
    throw new UsageError("The folder of the site is missing. Give it, for example 'new my-site', or use the defaults with --yes.");
  const starter = choice('template', options.template ?? usual.template, starterNames);
  const folder = given ?? (asks ? await ask('Folder', usual.folder) : usual.folder);
  const name = basename(resolve(folder));
  const fault = nameFault(name) ?? (await folderFault(folder));
  if (fault) throw new UsageError(fault);
  const sourceLanguages = await starterLanguages(starter);
  const answer =
    options.languages ?? (asks ? await ask(`Languages (texts exist in ${sourceLanguages.join(', ')})`, usual.languages) : usual.languages);
  const languages = languageList(answer);
  const [source = ''] = languages;
  if (!sourceLanguages.includes(source)) {
    throw new UsageError(
      `The first language is the source of the translations, and the template '${starter}' has no texts in ${englishName(source)}. Begin with one of ${sourceLanguages.join(', ')}.`,
    );
  }
  await writeSite(folder, await newSite({ folder, name, starter, languages }));
  const untranslated = languages.filter((language) => !sourceLanguages.includes(language)).map(englishName);
  process.stdout.write(closingWords({ folder, languages, untranslated }));
  return 0;
}

/** The language tags of a list such as `de,en`, each once, in their canonical form. */
function languageList(given: string): string[] {
  const names = given.split(/[\s,]+/).filter(Boolean);
  const tags = names.map((name) => {
    const tag = canonicalTag(name);
    if (tag === undefined) throw new UsageError(`'${name}' is not a language. Give its tag (BCP 47), such as de, pt-BR or zh-Hant.`);
    return tag;
  });
  if (tags.length === 0) throw new UsageError('The list of languages is empty. Name at least one, such as de,en.');
  return [...new Set(tags)];
}

interface NewSiteSummary {
  readonly folder: string;
  readonly languages: readonly string[];
  /** English names. */
  readonly untranslated: readonly string[];
}

/** The text after the command: the new site, untranslated languages, and the next two commands. */
function closingWords({ folder, languages, untranslated }: NewSiteSummary): string {
  const [source = '', ...others] = languages.map(englishName);
  const translated = others.filter((name) => !untranslated.includes(name));
  const unchecked = uncheckedSentence(languages);
  const isHere = resolve(folder) === process.cwd();
  const place = /^[\w./~-]+$/.test(folder) ? folder : `"${folder}"`;
  return [
    `The site is in ${isHere ? 'this folder' : folder}, written in ${source}${translated.length ? ` and translated into ${translated.join(', ')}` : ''}.\n`,
    ...untranslated.map(
      (name) => `${name} is not translated yet: its pages show ${source}. npx wortlaut coverage lists the missing texts.\n`,
    ),
    unchecked === undefined ? '' : `${unchecked}\n`,
    `\n  ${isHere ? '' : `cd ${place} && `}npm install && npm start\n`,
    '  npm test\n\nThe first builds the site and shows it at http://localhost:4173, the second checks it.\n',
  ].join('');
}
