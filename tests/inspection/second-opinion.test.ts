import { readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { root } from '../support/paths.ts';
import { renderedFiles } from '../support/rendered-files.ts';
import { withSample } from '../support/sample-files.ts';
import { secondOpinion } from '../support/second-opinion.ts';

/* html-validate reads the samples of markup and accessibility as well, and comes to the same verdict. */

const folder = `${root}/tests/inspection`;
const page = 'at-de/index.html';
const samples = readdirSync(folder).filter((name) => /^WL50(0[5-9]|1\d|2[0-6])/.test(name));
const minimal = await renderedFiles(`${root}/tests/sites/minimal/content`);

/** What html-validate does not look at. */
const onlyOurs: Readonly<Record<string, string>> = {
  WL5010: 'It knows landmarks by their names alone, and not what stands outside of them.',
  WL5011: 'It does not know which link leads to the main part.',
  WL5013: 'It does not compare names with what is shown.',
  WL5018: 'It does not know which roles belong together.',
  WL5019: 'It does not check the attributes of ARIA.',
  WL5023: 'It looks at header cells of tables that have several rows of them.',
  WL5024: 'It does not know the languages of the site.',
  WL5025: 'It does not compare links.',
  WL5026: 'It does not look at new tabs.',
};

async function opinionOn(half: string): Promise<string[]> {
  const html = (await withSample(minimal.files, `${folder}/${half}`)).get(page);
  return secondOpinion(typeof html === 'string' ? html : expect.fail(`${half} has no page`));
}

test.each(samples)('%s: what we find nothing wrong with, it finds nothing wrong with', async (sample) => {
  expect(await opinionOn(`${sample}/good`)).toEqual([]);
});

test.each(samples)('%s: what we find wrong, it finds wrong, if it looks at it', async (sample) => {
  const found = await opinionOn(`${sample}/bad`);
  if (sample.slice(0, 'WL0000'.length) in onlyOurs) expect(found).toEqual([]);
  else expect(found).not.toEqual([]);
});
