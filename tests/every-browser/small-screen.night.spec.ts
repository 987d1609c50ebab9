import { lostTexts } from '../browser/lost-texts.ts';
import { beyondWindow } from '../browser/overflow.ts';
import { templates } from '../browser/visits.ts';
import { test } from './test.ts';
import { wake } from './wake.ts';

const narrow = { script: true, width: 320, height: 800 } as const;

/** Their words are the longest. */
const languages = ['de', 'pl'];

test.use({ settings: { ...narrow, text: 16 } });

test('F3 S1 the menu of small screens opens, closes by Escape and by a click outside, and leads on', async ({ visitor }) => {
  const menu = '[data-island="mobile-menu"] nav';
  await visitor.open('/de-de/');
  await wake(visitor, 'mobile-menu');
  // The menu covers the upper part of the window.
  for (const close of [() => visitor.press('Escape'), () => visitor.click('.footer-end p')]) {
    await visitor.click('[data-island="mobile-menu"] summary');
    const where = await visitor.sees(menu);
    await close();
    await visitor.seesNoMore(menu, where);
  }
  await visitor.click('[data-island="mobile-menu"] summary');
  await visitor.click(`${menu} a`, 'Support');
  await visitor.finds('/de-de/support/', () => location.pathname);
});

test('F3 F4 the panel of the place is inside the window', async ({ visitor }) => {
  await visitor.open('/ch-fr/support/');
  await visitor.click('.mobile-menu-toggle');
  await visitor.click('.place-toggle');
  const where = await visitor.sees('.place-panel');
  await visitor.finds([], beyondEdges, '.place-panel');
  await visitor.press('Escape');
  await visitor.seesNoMore('.place-panel', where);
});

/** The edges of the window beyond which an element reaches. Runs in the page. */
function beyondEdges(selector: string): string[] {
  const { left, right, top, bottom } = document.querySelector(selector)?.getBoundingClientRect() ?? new DOMRect(-1);
  const edges = { left: left < 0, right: right > innerWidth, top: top < 0, bottom: bottom > innerHeight };
  return Object.entries(edges).flatMap(([edge, isBeyond]) => (isBeyond ? [edge] : []));
}

const shownSlide = () => {
  const list = document.querySelector('.carousel-slides');
  const at = list?.getBoundingClientRect().left ?? 0;
  return [...(list?.children ?? [])].findIndex((slide) => Math.abs(slide.getBoundingClientRect().left - at) < 8);
};

test('S6 the carousel stops when it is paused, and goes to the chosen slide', async ({ visitor }) => {
  await visitor.open('/es-es/');
  await wake(visitor, 'carousel');
  await visitor.click('[data-enhance="carousel"] button');
  for (const index of [2, 0]) {
    await visitor.click(`.carousel-dot:nth-child(${index + 1})`);
    await visitor.finds(index, shownSlide);
    await visitor.finds(index, () => [...document.querySelectorAll('.carousel-dot')].findIndex((dot) => dot.ariaCurrent === 'true'));
  }
  await visitor.click('[data-enhance="carousel"] button:nth-of-type(3)');
  await visitor.finds(1, shownSlide);
});

for (const text of [16, 32] as const) {
  test.describe(`text of ${text} px`, () => {
    test.use({ settings: { ...narrow, text } });

    for (const language of languages)
      test(`no text is cut off in 320 px with text at ${text / 0.16} % in ${language} (WCAG 1.4.4, 1.4.10)`, async ({ visitor }) => {
        for (const { name, address } of templates([language]))
          await test.step(name, async () => {
            await visitor.open(address);
            await visitor.finds(`${text}px`, () => getComputedStyle(document.documentElement).fontSize);
            await visitor.finds([], beyondWindow);
            // The slip is clipped while it is printed.
            await visitor.finds([], lostTexts);
          });
      });
  });
}
