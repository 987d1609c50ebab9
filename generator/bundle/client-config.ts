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

/** The configuration of Vite for the modules and styles of a theme, for the bundle and for the development server. */
export function clientConfig(siteRoot: string, vite?: SiteVite) {
  const { root, configFile, envDir, logLevel, publicDir, css, plugins } = siteOptions(siteRoot, vite);
  return {
    ...{ root, configFile, envDir, logLevel, publicDir, css },
    plugins: [...plugins, messagesOnly],
    resolve: {
      tsconfigPaths: true,
      alias: {
        // Islands receive compiled messages, so the browser never parses one.
        '@formatjs/icu-messageformat-parser': '@formatjs/icu-messageformat-parser/no-parser.js',
      },
    },
  } satisfies InlineConfig;
}
