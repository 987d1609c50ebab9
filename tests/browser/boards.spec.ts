import { expect, test } from './test.ts';
import { templates } from './visits.ts';

test('the longest line of a board ends where its page ends, and its letters begin where the text below begins', async ({ page, watch }) => {
  watch.allow(/status of 404/);
  await page.setViewportSize({ width: 1280, height: 900 });
  for (const { name, address } of templates(['es', 'de', 'pl', 'en', 'fr'])) {
    await page.goto(address);
    await page.evaluate(() => document.fonts.ready);
    expect(await page.evaluate(marginsOfBoards), name).toEqual([]);
  }
});

/** The boards whose letters begin or end more than 4 px from their edge, with both distances; short ones at their largest size end before it. Runs in the page. */
function marginsOfBoards(): string[] {
  const canvas = document.createElement('canvas').getContext('2d');
  if (!canvas) return ['no canvas'];
  return [...document.querySelectorAll<HTMLElement>('.board')].flatMap((board) => {
    const edges = board.getBoundingClientRect();
    const texts = [...board.querySelectorAll<SVGTextElement>('text')].filter((text) => text.getBoundingClientRect().width > 0);
    const margins = texts.map((text) => {
      const { fontWeight, fontFamily } = getComputedStyle(text);
      canvas.font = `${fontWeight} 1000px ${fontFamily}`;
      canvas.wordSpacing = '-50px';
      const { width, actualBoundingBoxLeft, actualBoundingBoxRight } = canvas.measureText(text.textContent ?? '');
      const { a = 1, e = 0 } = text.getScreenCTM() ?? {};
      const stretch = (text.textLength.baseVal.value / width) * a;
      const start = e + Number(text.getAttribute('x')) * a - edges.left;
      return [start - actualBoundingBoxLeft * stretch, edges.width - start - actualBoundingBoxRight * stretch] as const;
    });
    const begin = Math.max(...margins.map(([before]) => Math.abs(before)));
    const end = Math.min(...margins.map(([, after]) => after));
    const { blockSize, maxBlockSize } = getComputedStyle(texts[0]?.ownerSVGElement ?? board);
    const away = blockSize === maxBlockSize ? -end : Math.abs(end);
    return Math.max(begin, away) > 4 ? [`${board.textContent}: ${begin.toFixed(1)} and ${end.toFixed(1)} px`] : [];
  });
}
