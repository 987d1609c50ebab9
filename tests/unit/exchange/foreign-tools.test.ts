import { mkdir, mkdtemp, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { po as gettext } from 'gettext-parser';
import { beforeAll, expect, test } from 'vitest';
import { load } from '../../../generator/1-load/load.ts';
import { formatFact } from '../../../generator/4-render/format-fact.ts';
import { glossary } from '../../../generator/exchange/companions.ts';
import { splitLabels } from '../../../generator/exchange/labels.ts';
import { planImport } from '../../../generator/exchange/plan.ts';
import { po } from '../../../generator/exchange/po.ts';
import type { Format } from '../../../generator/exchange/texts.ts';
import { type TextsOfFile, textsIn } from '../../../generator/exchange/units.ts';
import { xliff, xliff2 } from '../../../generator/exchange/xliff.ts';
import { lacks, runTool, schemas } from '../../support/foreign-tools.ts';
import { removeLater } from '../../support/made-folders.ts';
import { root } from '../../support/paths.ts';

/* Tools of translators read the exported files of the real content. Tests of a missing tool are skipped, and tests/run.ts names it. */

let files: TextsOfFile[];
let folder: string;
beforeAll(async () => {
  const { content } = await load(`${root}/content`);
  if (!content) throw new Error('The real content cannot be read.');
  files = Object.keys(content.languages.value).flatMap((language) => textsIn(content, language, formatFact));
  folder = await mkdtemp(`${tmpdir()}/wortlaut-`);
  removeLater(folder);
});

const french = () => files.filter(({ language }) => language === 'fr');

/** Writes files in a format into a folder, and returns their paths. */
async function write(format: Format, texts: readonly TextsOfFile[], to: string, extension = 'xlf'): Promise<string[]> {
  await mkdir(`${folder}/${to}`, { recursive: true });
  const written = texts.map(async (one) => {
    const path = `${folder}/${to}/${one.language}-${one.name}.${extension}`;
    await writeFile(path, format.write(one));
    return path;
  });
  return Promise.all(written);
}

test.skipIf(lacks('msgfmt'))('msgfmt of GNU gettext accepts the PO of all texts, by day the French ones', async () => {
  for (const path of await write(po, process.env.NIGHT ? files : french(), 'msgfmt', 'po'))
    expect(runTool('msgfmt', ['--check-format', '--output-file=/dev/null', path]), path).toBe('');
});

test.skipIf(lacks('pocount'))('pocount counts all texts of PO', async () => {
  const rows = runTool('pocount', ['--csv', ...(await write(po, french(), 'pocount', 'po'))]).matchAll(/^\/.*$/gm);
  const units = french().reduce((sum, one) => sum + one.units.length, 0);
  expect([...rows].reduce((sum, [row]) => sum + Number(row.split(',')[8]), 0)).toBe(units);
});

test.skipIf(lacks('tbx2po'))('tbx2po reads the glossary', async () => {
  await writeFile(`${folder}/glossary.tbx`, glossary(french()) ?? '');
  runTool('tbx2po', ['--progress=none', '-i', `${folder}/glossary.tbx`, '-o', `${folder}/glossary.po`]);
  expect(await readFile(`${folder}/glossary.po`, 'utf8')).toContain('msgid "Kunde"');
});

test.skipIf(lacks('xliff2po'))('xliff2po drops all codes, so that every text that has some is refused', async () => {
  const [common] = french().filter(({ name }) => name === 'terms-common');
  if (!common) throw new Error('The French contract is missing.');
  const [path = ''] = await write(xliff, [common], 'xliff2po');
  runTool('xliff2po', ['--progress=none', '-i', path, '-o', `${folder}/common.po`]);
  const { translations } = gettext.parse(await readFile(`${folder}/common.po`));
  const bySource = new Map(Object.values(translations).flatMap((own) => Object.values(own).map(({ msgid, msgstr }) => [msgid, msgstr[0]])));
  const bare = (text: string) =>
    splitLabels(text)
      .filter((_, index) => index % 2 === 0)
      .join('');
  const coded = common.units.filter(({ isLocked, source }) => !isLocked && bare(source) !== source);
  const returned = coded.map((unit) => ({ ...unit, target: bySource.get(bare(unit.source)), isFinal: false }));
  expect(returned.length).toBeGreaterThan(40);
  expect(planImport(coded, returned).filter(({ outcome }) => outcome !== 'refused')).toEqual([]);
});

test.skipIf(lacks('xmllint', 'schemas of XLIFF')).each<[string, Format, string]>([
  ['1.2', xliff, 'xliff-core-1.2-strict.xsd'],
  ['2.1', xliff2, 'xliff-core-2.0.xsd'],
])('all files of XLIFF %s are valid by the schema of OASIS', async (version, format, schema) => {
  const paths = await write(format, files, version);
  // The schemas import that of the attributes xml:lang and xml:space from elsewhere.
  const text = await readFile(`${schemas}/${schema}`, 'utf8');
  await writeFile(`${folder}/${schema}`, text.replace(/schemaLocation="[^"]*xml\.xsd"/, `schemaLocation="${schemas}/xml.xsd"`));
  const printed = runTool('xmllint', ['--noout', '--nonet', '--schema', `${folder}/${schema}`, ...paths]);
  expect(printed.match(/ validates$/gm)).toHaveLength(paths.length);
});

const project = `<?xml version="1.0" encoding="UTF-8" standalone="yes"?>
<omegat><project version="1.0">
<source_dir>__DEFAULT__</source_dir><target_dir>__DEFAULT__</target_dir><tm_dir>__DEFAULT__</tm_dir>
<glossary_dir>__DEFAULT__</glossary_dir><glossary_file>__DEFAULT__</glossary_file><dictionary_dir>__DEFAULT__</dictionary_dir>
<source_lang>de</source_lang><target_lang>fr</target_lang><sentence_seg>false</sentence_seg>
</project></omegat>`;

test.skipIf(lacks('omegat'))('OmegaT returns every text as it was exported', async () => {
  await write(xliff, french(), 'omegat/source');
  for (const name of ['target', 'tm', 'glossary', 'dictionary', 'omegat']) await mkdir(`${folder}/omegat/${name}`, { recursive: true });
  await writeFile(`${folder}/omegat/omegat.project`, project);
  runTool('omegat', [`${folder}/omegat`, '--mode=console-translate', `--config-dir=${folder}/settings`]);
  for (const one of french()) {
    const returned = xliff.read(await readFile(`${folder}/omegat/target/fr-${one.name}.xlf`, 'utf8'));
    if ('fault' in returned) throw new Error(returned.fault);
    const plan = planImport(one.units, returned[0]?.units ?? []);
    expect(
      plan.map(({ outcome, fault }) => fault ?? outcome),
      one.name,
    ).toEqual(one.units.map(() => 'untouched'));
  }
});
