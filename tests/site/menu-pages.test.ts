import { describe, expect, test } from 'vitest';
import { theRealSite } from '../support/real-site.ts';

/* The pages of the Spanish menus, each of which has a reason to exist (P18). */

const { pages } = theRealSite();
const paths = [
  '/help/',
  '/terminal-pos/',
  '/software-tpv/',
  '/pagos-moviles/',
  '/facturacion/',
  '/inventario/',
  '/restaurantes/',
  '/comercio-minorista/',
  '/servicios-profesionales/',
  '/belleza-bienestar/',
  '/healthcare/',
];
const at = (path: string) => pages.find(({ route }) => route.path === path) ?? expect.fail(`the page ${path} is missing`);
const drawingOf = (path: string) =>
  /<svg[^>]* role="img".*?<\/svg>/s.exec(at(path).html.replace(/^.*?<main/s, ''))?.[0] ?? expect.fail(`${path} has no drawing`);

describe.each(paths)('P18 %s', (path) => {
  const page = at(path);
  const main = page.elements.filter(({ within }) => within.includes('main'));

  test('is a Spanish page of its own', () => {
    expect(page.route).toMatchObject({ status: 200, canonical: path, tag: 'es-ES', indexed: true });
    expect(page.all('h1').length).toBe(1);
    expect((page.all('main')[0]?.text ?? '').split(/\s+/).length).toBeGreaterThan(250);
  });

  test('has a drawing that is described, with a sale that adds up', () => {
    const [drawing] = main.filter(({ tag, attributes }) => tag === 'svg' && attributes.role === 'img');
    expect(drawing?.text.length).toBeGreaterThan(30);
    const amounts = [...drawingOf(path).matchAll(/(\d+),(\d\d)\s€/g)].map(([, euros, cents]) => Number(euros) * 100 + Number(cents));
    const total = Math.max(...amounts);
    const lines = amounts.filter((amount) => amount !== total);
    if (path !== '/inventario/' && lines.length) expect(lines.reduce((sum, amount) => sum + amount, 0)).toBe(total);
  });

  test('has steps, problems, functions and questions', () => {
    expect(main.filter(({ tag }) => tag === 'h2').length).toBeGreaterThanOrEqual(6);
    expect(main.filter(({ tag }) => tag === 'h3').length).toBeGreaterThanOrEqual(3);
    const problem = path === '/help/' ? 'summary' : 'dt';
    expect(main.filter(({ tag }) => tag === problem).length).toBeGreaterThanOrEqual(3);
    expect(main.filter(({ tag }) => tag === 'details').length).toBeGreaterThanOrEqual(2);
  });

  test('leads on: to the trial, to sales, to the product page or the offer, and to its neighbours', () => {
    const links = main.flatMap(({ tag, attributes }) => (tag === 'a' ? (attributes.href ?? '') : []));
    expect(links.some((href) => href.includes('sign-up'))).toBe(true);
    expect(links).toContain('/es-es/support/?topic=sales#contact');
    expect(links.some((href) => href.startsWith('/es-es/kassaro/'))).toBe(true);
    expect(links.some((href) => paths.includes(href) && href !== path)).toBe(true);
  });
});

test('P18 no two pages have the same illustration or text', () => {
  expect(new Set(paths.map(drawingOf)).size).toBe(paths.length);
  for (const tag of ['h1', 'title']) expect(new Set(paths.map((path) => at(path).all(tag)[0]?.text)).size).toBe(paths.length);
  const sentences = paths.flatMap((path) =>
    at(path)
      .all('p')
      .filter(({ within, text }) => within.includes('ol') && text.length > 20)
      .map(({ text }) => text),
  );
  expect(new Set(sentences).size).toBe(sentences.length);
});

test('P18 they exist in Spain alone', () => {
  for (const path of paths) {
    const { page } = at(path).route;
    expect(pages.filter(({ route }) => route.page === page).map(({ route }) => [route.path, route.locale?.country])).toEqual([
      [path, 'es'],
    ]);
  }
});
