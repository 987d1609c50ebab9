import type { SharedContent } from '../model/content.ts';
import type { SharedManifest } from '../model/manifest.ts';
import { homePage } from './locale-switcher.ts';

/** The first address of the site: `/` if that is a page, otherwise the home page of the default locale. */
export function startAddress(content: SharedContent, { routes }: SharedManifest): string {
  if (routes.some(({ path }) => path === '/')) return '/';
  const home = homePage(content);
  const start = routes.find(({ page, locale }) => page === home && locale?.id === content.site.value.defaultLocale);
  return (start ?? routes.find(({ status }) => status === 200))?.path ?? '/';
}
