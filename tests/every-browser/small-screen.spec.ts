import { lostTexts } from '../browser/lost-texts.ts';
import { beyondWindow } from '../browser/overflow.ts';
import { templates } from '../browser/visits.ts';
import { expect, test } from './test.ts';
import { wake } from './wake.ts';

const narrow = { script: true, width: 320, height: 800 } as const;

test.use({ settings: { ...narrow, text: 16 } });

test('F3 S1 the menu of small screens opens, closes by Escape and leads on', async ({ visitor }) => {
  const menu = '[data-island="mobile-menu"] nav';
  await visitor.open('/es-es/');
  await wake(visitor, 'mobile-menu');
  await visitor.click('[data-island="mobile-menu"] summary');
  const where = await visitor.sees(menu);
  await visitor.press('Escape');
  await visitor.seesNoMore(menu, where);
  await visitor.click('[data-island="mobile-menu"] summary');
  await visitor.click(`${menu} a`, 'Ferias');
  await visitor.finds('/es-es/exhibitions/', () => location.pathname);
});

for (const text of [16, 32] as const) {
  test.describe(`text of ${text} px`, () => {
    test.use({ settings: { ...narrow, text } });

    for (const language of ['de', 'pl'])
      test(`nothing is lost in 320 px with text at ${text / 0.16} % in ${language} (WCAG 1.4.4, 1.4.10)`, async ({ visitor }) => {
        for (const { name, address } of templates([language])) {
          await visitor.open(address);
          expect(await visitor.run(() => getComputedStyle(document.documentElement).fontSize)).toBe(`${text}px`);
          expect.soft(await visitor.run(beyondWindow), name).toEqual([]);
          expect.soft(await visitor.run(lostTexts), name).toEqual([]);
        }
      });
  });
}
