import { basename, resolve } from 'node:path';
import {
  englishName,
  folderFault,
  languagesNamed,
  nameFault,
  newSite,
  starterLanguages,
  starterNames,
  uncheckedSentence,
  writeSite,
} from '../../generator/index.ts';
import { ask, isAtTerminal } from '../ask.ts';
import { UsageError } from '../command-errors.ts';
import { choice, type Flags, type Words } from '../options.ts';

type NewOptions = Words<'languages' | 'template'> & Flags<'yes'>;

const usual = { folder: 'my-site', languages: 'en,de', template: 'plain' } as const;

/** Writes a new site into a folder. Exit code 0; 2 if that is impossible, and then nothing is written. */
export async function newCommand(given: string | undefined, options: NewOptions): Promise<number> {
  const asks = isAtTerminal() && !options.yes;
  if (given === undefined && !asks && !options.yes)
    throw new UsageError("The folder of the site is missing. Give it, for example 'new my-site', or use the defaults with --yes.");
  const starter = choice('template', options.template ?? usual.template, starterNames);
  const readFolder = async (answer: string) => {
    const name = basename(resolve(answer));
    const fault = nameFault(name) ?? (await folderFault(answer));
    if (fault) throw new UsageError(fault);
    return { folder: answer, name };
  };
  const { folder, name } = await (given === undefined && asks
    ? ask('Folder', { usual: usual.folder, read: readFolder })
    : readFolder(given ?? usual.folder));
  const textLanguages = await starterLanguages(starter);
  const question = `Languages (texts exist in ${textLanguages.join(', ')})`;
  const wanted = await (options.languages === undefined && asks
    ? ask(question, { usual: usual.languages, read: languageList })
    : languageList(options.languages ?? usual.languages));
  // A site in other languages begins with the English texts, until its own are written.
  const source = wanted.find((language) => textLanguages.includes(language)) ?? 'en';
  const languages = [...new Set([...wanted, source])];
  await writeSite(folder, await newSite({ folder, name, starter, languages, source }));
  process.stdout.write(closingWords({ folder, languages, source, untranslated: languages.filter((one) => !textLanguages.includes(one)) }));
  return 0;
}

/** The language tags of a list of tags and names such as `de, French`. */
function languageList(given: string): readonly string[] {
  const named = languagesNamed(given);
  if ('fault' in named) throw new UsageError(named.fault);
  if (named.tags.length === 0) throw new UsageError('The list of languages is empty. Name at least one, such as de,en.');
  return named.tags;
}

interface NewSiteSummary {
  readonly folder: string;
  readonly languages: readonly string[];
  readonly source: string;
  readonly untranslated: readonly string[];
}

/** The text after the command: the new site, untranslated languages, and the next two commands. */
function closingWords({ folder, languages, source, untranslated }: NewSiteSummary): string {
  const english = englishName(source);
  const translated = languages.filter((one) => one !== source && !untranslated.includes(one)).map(englishName);
  const unchecked = uncheckedSentence(languages);
  const isHere = resolve(folder) === process.cwd();
  const place = /^[\w./~-]+$/.test(folder) ? folder : `"${folder}"`;
  return [
    `The site is in ${isHere ? 'this folder' : folder}, written in ${english}${translated.length ? ` and translated into ${translated.join(', ')}` : ''}.\n`,
    ...untranslated.map(
      (one) => `${englishName(one)} is not translated yet: its pages show ${english}. npx wortlaut coverage lists the missing texts.\n`,
    ),
    unchecked === undefined ? '' : `${unchecked}\n`,
    `\n  ${isHere ? '' : `cd ${place} && `}npm install && npm start\n`,
    '  npm test\n\nThe first builds the site and shows it at http://localhost:4173, the second checks it.\n',
  ].join('');
}
