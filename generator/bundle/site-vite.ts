import { readFile } from 'node:fs/promises';
import { imageSize } from 'image-size';
import type { CSSOptions, InlineConfig, Plugin, PluginOption } from 'vite';

/** What the configuration of a site hands to its bundles. */
export interface SiteVite {
  readonly plugins: readonly PluginOption[];
  readonly css: CSSOptions;
  /** The files that the configuration is made of, relative to the folder of the site. */
  readonly inputs: readonly string[];
}

/** The common options of the bundles for Node and for browsers: imported files have the same addresses and class names in both. */
export function siteOptions(root: string, { plugins, css }: SiteVite = noSiteVite) {
  return {
    root: `${root}/runtime`,
    configFile: false,
    envDir: false,
    mode: 'production',
    logLevel: 'silent',
    base: '/',
    publicDir: false,
    define: { 'process.env.NODE_ENV': '"production"' },
    oxc: { jsx: { runtime: 'automatic', development: false } },
    css: { transformer: 'lightningcss', ...css },
    plugins: [images, ...plugins],
    build: { write: false, assetsInlineLimit: 0, cssMinify: 'lightningcss' },
  } satisfies InlineConfig;
}

const noSiteVite: SiteVite = { plugins: [], css: {}, inputs: [] };

/** An imported image is its address with its size in pixels. With a query, such as `?url`, it is what Vite makes of it. */
const images: Plugin = {
  name: 'images',
  enforce: 'pre',
  load: {
    filter: { id: /\.(avif|gif|jpe?g|png|svg|webp)$/ },
    async handler(id) {
      const { width, height } = sizeOf(await readFile(id)) ?? this.error({ message: 'This file is not an image of its kind', id });
      return `import src from ${JSON.stringify(`${id}?url`)};\nexport default { src, width: ${width}, height: ${height} };`;
    },
  },
};

function sizeOf(bytes: Uint8Array): { readonly width: number; readonly height: number } | undefined {
  try {
    return imageSize(bytes);
  } catch {
    return undefined;
  }
}
