import { expect, test } from 'vitest';
import { routeHasher } from '../../generator/build/hash-routes.ts';
import type { Page } from '../../generator/model/content.ts';
import type { Manifest, Route } from '../../generator/model/manifest.ts';

const page = (id: string, value: object) => [id, { id, definition: { value, file: `${id}.ts` } } as unknown as Page] as const;
const route = (id: string, path: string): Route => ({ page: id, path, alternates: [{ hreflang: 'de', path }] }) as unknown as Route;

const home = page('home', { path: '/:locale' });
const about = page('about', { path: '/:locale/about' });
const other = page('other', { path: '/:locale/other' });
const routes = [route('home', '/de/'), route('about', '/de/about/'), route('other', '/de/other/')];
const omissions: Manifest['omissions'] = [{ page: 'other', locale: 'fr', reason: 'none' }];

function hashOf(ids: readonly string[], { pages = [home, about, other], all = 'all', ...manifest } = {} as Partial<Given>): string {
  return routeHasher({ shared: { pages: new Map(pages) }, manifest: { routes, omissions, ...manifest }, all })(ids);
}

interface Given extends Pick<Manifest, 'routes' | 'omissions'> {
  readonly pages: readonly (readonly [string, Page])[];
  readonly all: string;
}

test.for<readonly [change: string, given: Partial<Given>]>([
  ['another page moves', { routes: [...routes.slice(0, 2), route('other', '/de/else/')] }],
  ['another page leaves out a language', { omissions: [...omissions, { page: 'other', locale: 'it', reason: 'none' }] }],
  ['a page comes', { pages: [home, about, other, page('new', {})], routes: [...routes, route('new', '/de/new/')] }],
  ['anything else changes', { all: 'other' }],
])('%s: a page reads the same of its addresses', ([, given]) => {
  expect(hashOf(['about'], given)).toBe(hashOf(['about']));
});

test.for<readonly [change: string, given: Partial<Given>]>([
  ['it moves', { routes: [...routes.filter((one) => one.page !== 'about'), route('about', '/de/us/')] }],
  ['its alternates change', { routes: routes.map((one) => (one.page === 'about' ? { ...one, alternates: [] } : one)) }],
  ['it leaves out a language', { omissions: [...omissions, { page: 'about', locale: 'fr', reason: 'none' }] }],
  ['the home page has another address', { routes: [route('home', '/at-de/'), ...routes.slice(1)] }],
  ['the home page leaves out a language', { omissions: [...omissions, { page: 'home', locale: 'fr', reason: 'none' }] }],
  ['the home page has a gap', { pages: [page('home', { path: '/:locale', gaps: { fr: { gap: 'fallback' } } }), about, other] }],
  ['another page is the home page', { pages: [page('home', {}), about, page('other', { path: '/:locale' })] }],
])('%s: a page reads something else of its addresses', ([, given]) => {
  expect(hashOf(['about'], given)).not.toBe(hashOf(['about']));
});

test('a page whose edition is in another batch reads something else after any change of addresses', () => {
  const pages = [home, about, other, page('about-gb', { path: '/:locale/about', variantOf: 'about' })];
  for (const batch of [['about'], ['about-gb']]) expect(hashOf(batch, { pages })).toBe('all');
  expect(hashOf(['about', 'about-gb'], { pages })).not.toBe('all');
});
