import { expect, test } from 'vitest';
import type { SiteFiles } from '../../generator/model/site-files.ts';
import { withTables } from '../support/host-tables.ts';
import { root } from '../support/paths.ts';
import { renderedFiles } from '../support/rendered-files.ts';
import { pageSamples } from '../support/samples/samples.ts';
import { secondOpinion } from '../support/second-opinion.ts';

/* html-validate reads the samples of markup and accessibility as well, and comes to the same verdict. */

const page = 'at-de/index.html';
const minimal = await renderedFiles(`${root}/tests/sites/minimal/content`);
const samples = pageSamples(withTables(minimal))
  .filter(({ name }) => /^WL50(0[5-9]|1\d|2[0-6])/.test(name))
  .map((sample) => [sample.name, sample] as const);

/** What html-validate does not look at. */
const onlyOurs: Readonly<Record<string, string>> = {
  WL5010: 'It knows landmarks by their names alone, and not what stands outside of them.',
  WL5011: 'It does not know which link leads to the main part.',
  WL5013: 'It does not compare names with what is shown.',
  'WL5016-shape': 'It does not look at shapes of SVG.',
  WL5018: 'It does not know which roles belong together.',
  WL5019: 'It does not check the attributes of ARIA.',
  WL5023: 'It looks at header cells of tables that have several rows of them.',
  WL5024: 'It does not know the languages of the site.',
  WL5025: 'It does not compare links.',
  WL5026: 'It does not look at new tabs.',
};

function opinionOn(files: SiteFiles): string[] {
  const html = files.get(page);
  return secondOpinion(typeof html === 'string' ? html : expect.fail(`the sample has no ${page}`));
}

test.each(samples)('%s: what we find nothing wrong with, it finds nothing wrong with', (_, { good }) => {
  expect(opinionOn(good)).toEqual([]);
});

test.each(samples)('%s: what we find wrong, it finds wrong, if it looks at it', (name, { bad }) => {
  const opinion = opinionOn(bad);
  if (name in onlyOurs || name.slice(0, 'WL0000'.length) in onlyOurs) expect(opinion).toEqual([]);
  else expect(opinion).not.toEqual([]);
});
