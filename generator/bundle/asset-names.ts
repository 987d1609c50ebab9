import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import type { Plugin } from 'vite';
import { imageEndings } from '../model/content-types.ts';
import { shortHash } from '../package/hash.ts';

const fontEndings = 'otf|ttf|woff2?';
const named = new RegExp(`\\.(${imageEndings}|${fontEndings})$`);

/** The name of an image or a font in the site. It follows from the file alone. */
export const assetName = (name: string, data: string | Uint8Array): string =>
  `assets/${name.replace(/[^\w.-]/g, '_').replace(/\.\w+$/, `-${shortHash(data).slice(0, 8)}$&`)}`;

/** Imported images and fonts have the same address in bundles and on the development server. */
export const assetNames: readonly Plugin[] = [
  {
    name: 'asset-names',
    outputOptions: ({ assetFileNames, ...options }) => ({
      ...options,
      assetFileNames: (asset) => {
        const [name = ''] = asset.names;
        if (named.test(name)) return assetName(name, asset.source);
        return (typeof assetFileNames === 'function' ? assetFileNames(asset) : assetFileNames) ?? 'assets/[name]-[hash][extname]';
      },
    }),
  },
  {
    name: 'served-asset-names',
    apply: 'serve',
    enforce: 'pre',
    load: {
      filter: { id: new RegExp(`\\.(${imageEndings})\\?url$|\\.(${fontEndings})(\\?url)?$`) },
      async handler(id) {
        const file = id.replace(/\?url$/, '');
        return `export default ${JSON.stringify(`/${assetName(basename(file), await readFile(file))}`)};`;
      },
    },
  },
];
