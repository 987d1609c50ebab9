import { isBuiltin } from 'node:module';
import type { InlineConfig, Plugin } from 'vite';
import { moduleFile } from '../package/roots.mjs';
import { type SiteVite, siteOptions } from './site-vite.ts';

/** Islands only format messages; `createIntl` of @formatjs/intl would include every other formatter. */
export const messagesOnly: Plugin = {
  name: 'messages-only',
  enforce: 'pre',
  resolveId: (source, importer) =>
    source === '@formatjs/intl' && importer?.includes('/react-intl/') ? moduleFile('generator/client/message-formatters') : undefined,
};

/** Vite would give browsers an empty object. Packages may ask for a module of Node and do without it. */
const modulesOfNode: Plugin = {
  name: 'modules-of-node',
  enforce: 'pre',
  async resolveId(source, importer) {
    if (!importer || importer.includes('/node_modules/') || !isBuiltin(source)) return;
    const target = await this.resolve(source, importer, { skipSelf: true });
    if (!target || /^(node:|__vite-browser-external)/.test(target.id))
      this.error({ message: `This file imports '${source}', a module of Node, which browsers do not have.`, id: importer });
  },
};

/** The configuration of Vite for the modules and styles of a theme, for the bundle and for the development server. */
export function clientConfig(siteRoot: string, vite?: SiteVite) {
  const { root, configFile, envDir, logLevel, publicDir, css, plugins } = siteOptions(siteRoot, vite);
  return {
    ...{ root, configFile, envDir, logLevel, publicDir, css },
    plugins: [...plugins, messagesOnly, modulesOfNode],
    resolve: {
      tsconfigPaths: true,
      alias: {
        // Islands receive compiled messages, so the browser never parses one.
        '@formatjs/icu-messageformat-parser': '@formatjs/icu-messageformat-parser/no-parser.js',
      },
    },
  } satisfies InlineConfig;
}
