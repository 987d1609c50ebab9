import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { load } from '../../generator/1-load/load.ts';
import { check } from '../../generator/2-check/check.ts';
import { formatFact } from '../../generator/4-render/format-fact.ts';
import { finish } from '../../generator/index.ts';
import { opened } from '../support/opened.ts';
import { root } from '../support/paths.ts';
import { siteFolder } from '../support/site-folder.ts';

/* Ten times as many texts in one file take about ten times as long to check, whatever the fault of each. */

const lines = (count: number, line: (key: string) => string) =>
  Array.from({ length: count }, (_, number) => `  ${line(`k${number}`)},\n`).join('');

/** The number of texts in the smaller file. */
const some = process.env.NIGHT ? 1000 : 500;

type Line = (key: string) => string;
const sentence: Line = (key) => `${key}: 'This is the sentence ${key}.'`;
const satz: Line = (key) => `${key}: 'Das ist der Satz ${key}.'`;

const cases: Readonly<Record<string, readonly [file: string, en: Line, de: Line]>> = {
  'texts that no page shows': ['pages/help', sentence, satz],
  'texts of a dictionary': ['dictionaries', sentence, satz],
  'names that the source does not have': ['pages/help', sentence, (key) => satz(`other${key}`)],
  'placeholders that the source does not have': ['pages/help', sentence, (key) => `${key}: 'Das ist der Satz {x}.'`],
  'facts that do not exist': ['pages/help', (key) => `${key}: 'See {fact:no.${key}}.'`, (key) => `${key}: 'Siehe {fact:no.${key}}.'`],
};

/** Processor time in milliseconds, and the number of findings. */
async function looked(count: number, [file, en, de]: (typeof cases)[string]): Promise<{ time: number; found: number }> {
  const site = await siteFolder();
  for (const [language, line] of [
    ['en', en],
    ['de', de],
  ] as const) {
    const path = `${file}/${language}.ts`;
    const text = readFileSync(`${root}/tests/sites/minimal/content/${path}`, 'utf8');
    await site.write({ [path]: text.replace(/\}\);\s*$/, () => `${lines(count, line)}});\n`) });
  }
  const before = process.cpuUsage();
  const { content, diagnostics } = await load(site.content);
  if (!content) throw new Error('the site could not be read');
  const checked = check(content, {
    templates: ['notice', 'home', 'not-found'],
    shapes: {},
    writeFact: formatFact,
    production: false,
    today: '2026-11-21',
  });
  const findings = await finish([...diagnostics, ...checked], opened({ content: site.content }), { content });
  const { user, system } = process.cpuUsage(before);
  return { time: (user + system) / 1000, found: findings.diagnostics.length };
}

test.each(Object.entries(cases))(
  '%s',
  async (_, given) => {
    await looked(100, given);
    const before = await looked(some, given);
    const many = await looked(10 * some, given);
    // Other work on the machine slows both down, and may begin or end between them.
    const after = await looked(some, given);
    // Both times include the start of a process. A quadratic algorithm would take a hundred times as long.
    expect((2 * many.time) / (before.time + after.time)).toBeLessThan(30);
  },
  240_000,
);
