import { expect, test } from './test.ts';

const addresses = [
  '/pl-pl/kassaro/',
  '/pl-pl/how-kassaro-helps/',
  '/pl-pl/about/',
  '/pl-pl/benefits/',
  '/pl-pl/exhibitions/',
  '/es-es/ipad-offer-2/',
  '/restaurantes/',
  '/comercio-minorista/',
  '/belleza-bienestar/',
  '/servicios-profesionales/',
  '/healthcare/',
  '/facturacion/',
  '/inventario/',
  '/pagos-moviles/',
  '/software-tpv/',
  '/terminal-pos/',
  '/help/',
];

test('the labels of drawings are at least 11 px high in the smallest window, and where they are beside their words', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 900 });
  for (const address of addresses) {
    await page.goto(address);
    expect(await page.evaluate(smallLabels), address).toEqual([]);
  }
  await page.setViewportSize({ width: 390, height: 900 });
  await page.goto('/es-es/ipad-offer-2/');
  expect(await page.evaluate(smallLabels)).toEqual([]);
});

/** Labels of drawings that are less than 11 px high. Runs in the page. */
function smallLabels(): string[] {
  const shown = [...document.querySelectorAll<SVGTextElement>('svg text.label')].filter((label) => label.getBoundingClientRect().width > 0);
  return shown.flatMap((label) => {
    const { a = 1, b = 0 } = label.getScreenCTM() ?? {};
    const size = Number.parseFloat(getComputedStyle(label).fontSize) * Math.hypot(a, b);
    return size < 11 ? [`${label.textContent}: ${size.toFixed(1)} px`] : [];
  });
}
