import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { counted } from '../../generator/7-report/report.ts';
import { countWords, formatNames, formats, glossary, memory, readTexts, type TextsOfFile, writeAtomically } from '../../generator/index.ts';
import { UsageError } from '../command-errors.ts';
import { choice, type Flags, type SiteOptions, siteOf, type Words } from '../options.ts';
import { reportErrors } from '../print.ts';

interface ExportOptions extends SiteOptions, Words<'format' | 'document' | 'page'>, Flags<'dictionary'> {
  readonly language: string;
  readonly to: string;
  /** Only texts that need work. */
  readonly changed?: boolean;
}

/** Writes texts and their translations into files for translation tools. Exit code 0, or 1 if the content has errors. */
export async function exportTexts(options: ExportOptions): Promise<number> {
  const wanted = wantedOf(options);
  const { format = 'xliff' } = options;
  if (format === 'csv' || format === 'docx')
    throw new UsageError(
      `Texts are not exported as ${format}, which has no codes for values and terms. Choose from ${formatNames.join(', ')}.`,
    );
  const { extension, load } = formats[choice('format', format, formatNames)];
  const site = await siteOf(options);
  const read = await readTexts(site, options.language);
  if ('diagnostics' in read) return reportErrors(read.diagnostics, site);
  const { texts, languages } = read;
  choice('language', options.language, languages);
  if (!texts.length) throw new UsageError(`No text is translated into '${options.language}'. It is the source of all of them.`);
  const chosen = wanted ? chosenOf(texts, ...wanted) : texts;
  const { write } = await load();
  const isOpen = chosen.some(({ units }) => units.length > 0);
  if (!isOpen)
    throw new UsageError(
      `Nothing in '${options.language}' can be translated: all of it is declared as gaps. Delete those of the pages and groups that translators should get.`,
    );
  await mkdir(options.to, { recursive: true });
  for (const one of chosen) {
    const units = options.changed ? one.units.filter(({ state }) => ['missing', 'draft', 'stale'].includes(state)) : one.units;
    if (!units.length) continue;
    const file = join(options.to, `${one.name}.${extension}`);
    await writeAtomically(file, write({ ...one, units }));
    process.stdout.write(`${file}: ${counted(units.length, 'text')}\n`);
  }
  await writeCompanions(chosen, options.to);
  return 0;
}

/** Writes the glossary and the translation memory of texts, and prints their words. */
async function writeCompanions(texts: readonly TextsOfFile[], folder: string): Promise<void> {
  for (const [name, text] of [['glossary.tbx', glossary(texts)] as const, ['memory.tmx', memory(texts)] as const])
    if (text !== undefined) await writeAtomically(join(folder, name), text);
  const words = Object.entries(countWords(texts)).map(([kind, count]) => `${count} ${kind}`);
  process.stdout.write(`Words of the source: ${words.join(', ')}.\n`);
}

/** The texts of the named document, of the named page, or of the dictionary. */
function chosenOf(texts: readonly TextsOfFile[], by: 'document' | 'name', wanted: string): readonly TextsOfFile[] {
  const names = texts.flatMap((one) => one[by] ?? []);
  const name = choice(by === 'document' ? 'document' : 'name of a text file', wanted, names);
  return texts.filter((one) => one[by] === name);
}

function wantedOf({ document, page, dictionary }: ExportOptions): readonly ['document' | 'name', string] | undefined {
  const given = [
    ...(document === undefined ? [] : [['document', document] as const]),
    ...(page === undefined ? [] : [['name', page] as const]),
    ...(dictionary ? [['name', 'dictionary'] as const] : []),
  ];
  if (given.length > 1)
    throw new UsageError('--document, --page and --dictionary exclude one another. Give one of them, or none for all texts.');
  return given[0];
}
