import type { Reading, SiteModel } from '../../generator/index.ts';

export interface WordingFile {
  readonly kind: 'page' | 'dictionary';
  /** English name of the language. */
  readonly language: string;
  textAt(path: readonly string[]): string;
}

/** The wording that a file holds, and its language. */
export function wordingOf({ content }: SiteModel, file: string): WordingFile {
  const name = (code: string) => content.languages.value[code]?.name ?? code;
  for (const [code, entry] of content.dictionaries) {
    if (entry.file === file) return { kind: 'dictionary', language: name(code), textAt: reader(entry.value) };
  }
  for (const { copies } of content.pages.values()) {
    for (const [code, entry] of copies) if (entry.file === file) return { kind: 'page', language: name(code), textAt: reader(entry.value) };
  }
  return { kind: 'page', language: 'unknown language', textAt: () => '' };
}

function reader(wording: unknown): (path: readonly string[]) => string {
  return (path) => {
    const value = path.reduce<unknown>(
      (at, key) => (typeof at === 'object' && at !== null ? (at as Record<string, unknown>)[key] : undefined),
      wording,
    );
    return typeof value === 'string' ? value : '';
  };
}

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
export function outboundLinks<Place extends Reading>(
  { content }: SiteModel,
  readings: readonly Place[],
): { reading: Place; name: string; href: string }[] {
  return readings
    .filter(({ kind, file, dataPath }) => kind === 'address' && file === content.brand.file && dataPath[0] === 'outbound')
    .map((reading) => {
      const name = reading.dataPath[1] ?? '';
      return { reading, name, href: content.brand.value.outbound[name] ?? '' };
    });
}
