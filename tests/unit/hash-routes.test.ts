import { expect, test } from 'vitest';
import { routeHasher } from '../../generator/compile/reuse/hash-routes.ts';
import type { Page } from '../../generator/model/content.ts';
import type { Route } from '../../generator/model/manifest.ts';

const page = (id: string, value: object) => [id, { id, definition: { value, file: `${id}.ts` } } as unknown as Page] as const;
const route = (id: string, path: string): Route => ({ page: id, path, alternates: [{ hreflang: 'de', path }] }) as unknown as Route;

const home = page('home', { path: '/:locale' });
const about = page('about', { path: '/:locale/about' });
const other = page('other', { path: '/:locale/other' });
const routes = [route('home', '/de/'), route('about', '/de/about/'), route('other', '/de/other/')];

function hashOf(ids: readonly string[], pages: readonly (readonly [string, Page])[]): string {
  return routeHasher({ shared: { pages: new Map(pages) }, manifest: { routes, omissions: [] }, all: 'all' })(ids);
}

test('a page whose edition is in another batch depends on all addresses', () => {
  const pages = [home, about, other, page('about-gb', { path: '/:locale/about', variantOf: 'about' })];
  for (const batch of [['about'], ['about-gb']]) expect(hashOf(batch, pages)).toBe('all');
  expect(hashOf(['about', 'about-gb'], pages)).not.toBe('all');
});
