import { beforeAll, expect, test } from 'vitest';
import { loadAndCheck } from '../../generator/compile/steps/load-and-check.ts';
import type { Diagnostic } from '../../generator/diagnostics/diagnostic.ts';
import { root } from '../support/paths.ts';
import { siteFolder } from '../support/site-folder.ts';

/* A country that is added to the real site, and nothing else: everything that it needs is reported at once. */

let found: readonly Diagnostic[];

beforeAll(async () => {
  const site = await siteFolder({
    from: `${root}/content`,
    files: {
      'countries/pt.ts': `import { defineCountry } from 'wortlaut';
export default defineCountry({ code: 'pt', name: 'Portugal', currency: 'EUR', languages: ['en'], domain: 'pt.kassaro.example', values: { sampleReceipt: {} } });
`,
    },
  });
  ({ diagnostics: found } = await loadAndCheck({ content: site.content }));
  await site.remove();
});

test.each([
  ['WL1030', 'countries/pt.ts', "Portugal has no flag: there is no drawing for 'pt', so it stands without one beside the other countries."],
  ['WL3030', 'countries/pt.ts', 'Portugal has no contract document, which 7 other countries have.'],
  ['WL1010', 'facts/claims.ts', "The fact 'claims.countries' is 7, but the site has 8 countries: at, ch, cz, de, es, fr, pl, pt."],
] as const)('%s is one report', (code, file, message) => {
  expect(found.filter((one) => one.code === code).map((one) => [one.severity, one.file, one.message])).toEqual([
    ['error', `content/${file}`, message],
  ]);
});

test('WL3030 the entries of the menus that disappear, and the lists of contracts, are named with it', () => {
  const contract = found.find(({ code }) => code === 'WL3030');
  const listed = 'The contracts are listed here; that of Portugal will have to be among them.';
  expect(contract?.related).toMatchObject([
    { file: 'content/navigation.ts', message: 'This entry of the menus disappears in Portugal.' },
    { file: 'content/navigation.ts', message: listed },
    { file: 'content/terms/at/page.ts', message: listed },
  ]);
  expect(contract?.hint).toContain('Write content/terms/pt/ with the addresses, the outline and the texts of its contract;');
});
