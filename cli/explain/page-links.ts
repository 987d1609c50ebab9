import type { Reading, SiteModel } from '../../generator/index.ts';

/** The pages that a page links to, each with its definition's file and the addresses that the links name. */
export function linkedPages({ content, manifest }: SiteModel, html: string): { page: string; file: string; paths: string[] }[] {
  const paths = new Set([...html.matchAll(/<a\b[^>]*?\shref="(\/[^"#?]*)/g)].map(([, path = '']) => path));
  const routes = manifest.routes.filter(({ path }) => paths.has(path));
  return [...new Set(routes.map(({ page }) => page))].sort().map((page) => ({
    page,
    file: content.pages.get(page)?.definition.file ?? '',
    paths: routes.filter((route) => route.page === page).map(({ path }) => path),
  }));
}

/** The outside addresses that a page reads from the brand file. */
export function externalLinks<Place extends Reading>(
  { content }: SiteModel,
  readings: readonly Place[],
): { reading: Place; name: string; href: string }[] {
  return readings
    .filter(({ kind, file, dataPath }) => kind === 'address' && file === content.brand.file && dataPath[0] === 'externalLinks')
    .map((reading) => {
      const name = reading.dataPath[1] ?? '';
      return { reading, name, href: content.brand.value.externalLinks[name] ?? '' };
    });
}
