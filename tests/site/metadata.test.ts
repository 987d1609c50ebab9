import { describe, expect, test } from 'vitest';
import { theRealSite } from '../support/real-site.ts';

const { manifest, pages } = theRealSite();
const absolute = (path: string) => manifest.origin + path;
const own = pages.filter(({ route: { path, canonical } }) => path === canonical);

describe.each(pages.map((page) => [page.route.path, page] as const))('%s', (path, page) => {
  const meta = (key: 'name' | 'property', value: string) => page.all('meta', { [key]: value }).map(({ attributes }) => attributes.content);
  const titles = page.all('title').filter(({ within }) => !within.includes('svg'));

  test('has one title of at most 60 characters and one description of at most 155', () => {
    const [description = '', ...others] = meta('name', 'description');
    expect(
      titles.map(({ text }) => text.length > 4 && text.length <= 60),
      titles[0]?.text,
    ).toEqual([true]);
    expect([description.length > 10 && description.length <= 155, others], description).toEqual([true, []]);
  });

  test('names one canonical address, or none where it is not there (404)', () => {
    const canonical = page.all('link', { rel: 'canonical' }).map(({ attributes }) => attributes.href);
    expect(canonical).toEqual(page.route.status === 200 ? [absolute(page.route.canonical)] : []);
  });

  test('gives previews the same as the page', () => {
    expect(meta('property', 'og:title')).toEqual(titles.map(({ text }) => text));
    expect(meta('property', 'og:description')).toEqual(meta('name', 'description'));
    expect(meta('property', 'og:url')).toEqual([absolute(page.route.canonical)]);
    expect(meta('property', 'og:locale')).toEqual([page.route.tag.replace('-', '_')]);
  });

  test('F1 has one main heading, a header, a footer and a way past them', () => {
    expect(page.all('h1').length, path).toBe(1);
    for (const tag of ['header', 'main', 'footer']) expect(page.all(tag).filter(({ within }) => within.length === 2).length, tag).toBe(1);
    const first = page.elements.find(({ tag }) => tag === 'a');
    expect(page.elements.some(({ attributes }) => `#${attributes.id}` === first?.attributes.href)).toBe(true);
  });

  test('leaves out no level between its headings', () => {
    const levels = page.elements.flatMap(({ tag, within }) => (/^h[1-6]$/.test(tag) && within.includes('main') ? [Number(tag[1])] : []));
    expect(levels.filter((level, index) => level > (levels[index - 1] ?? 0) + 1)).toEqual([]);
  });

  test('carries nothing inline that the security policy would block', () => {
    const inline = page.elements.filter(({ tag, attributes }) => {
      const script = tag === 'script' && attributes.src === undefined && attributes.type !== 'application/ld+json';
      return script || tag === 'style' || Object.keys(attributes).some((name) => name === 'style' || name.startsWith('on'));
    });
    expect(inline.map(({ tag, attributes }) => [tag, attributes])).toEqual([]);
  });

  test('shows no token, argument or key that was never replaced', () => {
    const text = page.elements.find(({ tag }) => tag === 'body')?.text ?? '';
    expect(
      text.match(/\{(?:fact|brand|[a-z]+\}|[a-z]+,)|\bundefined\b|\bNaN\b|\[object|\b(?:nav|footer|banner|picker|common|till)\.[a-z]\w+\b/),
    ).toBeNull();
  });
});

test('the description of every indexed page has at least 50 characters', () => {
  const short = pages.filter(({ route: { indexed }, all }) => {
    return indexed && (all('meta', { name: 'description' })[0]?.attributes.content ?? '').length < 50;
  });
  expect(short.map(({ route }) => route.path)).toEqual([]);
});

test('titles are unique within a locale', () => {
  const seen = new Map<string, string>();
  for (const { route, all } of own.filter(({ route: { status } }) => status === 200)) {
    const key = `${route.locale?.id ?? ''} ${all('title')[0]?.text}`;
    expect([route.path, seen.get(key)]).toEqual([route.path, undefined]);
    seen.set(key, route.path);
  }
});

test('descriptions are unique within a locale', () => {
  const seen = new Map<string, string>();
  for (const { route, all } of own.filter(({ route: { indexed } }) => indexed)) {
    const key = `${route.locale?.id ?? ''} ${all('meta', { name: 'description' })[0]?.attributes.content}`;
    expect([route.path, seen.get(key)]).toEqual([route.path, undefined]);
    seen.set(key, route.path);
  }
});
