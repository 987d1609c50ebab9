import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { loadAndCheck } from '../../../generator/compile/steps/load-and-check.ts';
import { groupByCause } from '../../../generator/diagnostics/report/group-by-cause.ts';
import { opened } from '../../support/opened.ts';
import { root } from '../../support/paths.ts';
import { siteFolder } from '../../support/site-folder.ts';

/* One change of the source is reported once, for all outdated translations, with one command. */

test('WL4020 a changed clause of the real contract is one report for its seven translations', async () => {
  const file = 'terms/common/de.ts';
  const text = await readFile(`${root}/content/${file}`, 'utf8');
  const site = await siteFolder({ from: `${root}/content`, files: { [file]: text.replace('geheim zu halten', 'geheim zu verwahren') } });
  const { diagnostics } = await loadAndCheck(opened({ content: site.content }));
  const [reported, ...others] = groupByCause(diagnostics).filter(({ severity }) => severity === 'error');
  expect(others).toEqual([]);
  expect(reported?.message).toContain("The source of 'use.secrecy' has changed since its 7 translations were made: ");
  expect(reported?.message).toContain('[-halten.-] [+verwahren.+]');
  expect(reported?.hint).toContain('attest common use.secrecy --language cs en es fr it nl pl --status translated --by NAME.');
  expect([reported?.file, ...(reported?.also ?? []).map((place) => place.file)]).toEqual(
    ['cs', 'en', 'es', 'fr', 'it', 'nl', 'pl'].map((language) => `content/terms/common/${language}.ts`),
  );
});
