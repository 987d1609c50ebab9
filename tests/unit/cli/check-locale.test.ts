import { readFile } from 'node:fs/promises';
import { beforeAll, expect, test } from 'vitest';
import { check } from '../../../cli/commands/check.ts';
import { runHere } from '../../support/run-here.ts';
import { shaped } from '../../support/shaped-site.ts';
import { type SiteFolder, siteFolder } from '../../support/site-folder.ts';
import { printed } from './printed.ts';

/* A title that two pages share in English alone, and an anchor that is missing from `help` in every language. */

let site: SiteFolder;
beforeAll(async () => {
  site = await siteFolder({
    files: {
      'pages/help/en.ts': `import { defineCopy } from 'wortlaut';
export default defineCopy('notice', { meta: { title: '{brand:product}', description: 'Where to find help with {brand:product}.' }, heading: 'Help', text: 'Write to us.', button: 'Back' });
`,
      'pages/help/page.ts': `import { definePage } from 'wortlaut';
export default definePage({ template: 'notice', path: '/:locale/help', source: 'en', anchors: ['content', 'prices'], structure: { mood: 'waiting', way: 'home' } });
`,
    },
  });
});

const codesFor = async (...locale: string[]) => {
  const { out } = await printed(() => check({ content: site.content, format: 'json', ...(locale.length && { locale }) }));
  return JSON.parse(out).diagnostics.map(({ code }: { code: string }) => code);
};

test('a finding on pages is shown for the locales of those pages', async () => {
  expect(await codesFor()).toEqual(['WL5031', 'WL3003']);
  expect(await codesFor('at-en')).toEqual(['WL5031', 'WL3003']);
  expect(await codesFor('ch-de')).toEqual(['WL3003']);
});

test('a locale and a language with a script are named in any letter case', async () => {
  const { content, out } = await shaped({ languages: { en: 'ltr', 'zh-Hant': 'ltr' }, site: "defaultLocale: 'en'," });
  for (const given of ['zh-Hant', 'zh-hant', 'ZH-HANT']) {
    expect(await runHere(['check', '--content', content, '--locale', given, '--format', 'json'])).toMatchObject({ code: 0 });
    expect(await runHere(['export', '--content', content, '--language', given, '--page', 'help', '--to', out])).toMatchObject({ code: 0 });
    expect(await readFile(`${out}/help.xlf`, 'utf8')).toContain('target-language="zh-Hant"');
  }
});
