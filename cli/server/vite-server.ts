import { existsSync } from 'node:fs';
import type { Server } from 'node:http';
import { join } from 'node:path';
import type { ViteDevServer } from 'vite';
import { type Assets, clientConfig, messagesOnly, packageRoot, type Site, siteVite } from '../../generator/index.ts';

export type { ViteDevServer };

/** The folder of the addresses that Vite answers. */
export const viteBase = '/@dev/';

/** The address of the script, and of the style sheet, that the development server adds to pages. */
export const clientFile = (name: string) => addressOutside(`${packageRoot}/cli/server/browser/${name}`);

/** The address of a file outside of `runtime/`. */
const addressOutside = (path: string) => `${viteBase}@fs/${path.replace(/^\//, '')}`;

/** The assets of pages whose scripts and styles Vite serves from their sources. */
export function servedByVite(assets: Assets, { root }: Pick<Site, 'root'>): Assets {
  const templates = Object.keys(assets.templateStyles);
  // Vite has the sheets in `styles/templates`; one that is joined with those that a template imports is that of the bundle.
  const styleOf = (template: string) => {
    const bundled = assets.templateStyles[template] ?? '';
    const sources = Object.keys(assets.sources[bundled.slice(1)] ?? {});
    const isJoined = sources.some((file) => !file.startsWith('runtime/styles/'));
    return isJoined ? bundled : `${viteBase}styles/templates/${template}.css`;
  };
  return {
    ...assets,
    script: `${viteBase}client.ts`,
    style: `${viteBase}styles/index.css`,
    templateStyles: Object.fromEntries(templates.map((name) => [name, styleOf(name)])),
    fonts: assets.fonts.map((font) => ({
      ...font,
      address: font.source.startsWith('../') ? addressOutside(join(root, 'runtime', font.source)) : `${viteBase}${font.source}`,
    })),
  };
}

/** Starts Vite for the scripts and styles of the theme. It watches no file: `reportChanges` names those that have changed. */
export async function startVite(server: Server, { root, cache }: Pick<Site, 'root' | 'cache'>): Promise<ViteDevServer> {
  const { createServer, searchForWorkspaceRoot } = await import('vite');
  const { default: react } = await import('@vitejs/plugin-react');
  const { plugins, ...config } = clientConfig(root, await siteVite({ root, cache }));
  // Vite reads it whenever it prepares packages for browsers.
  process.env.NODE_ENV = 'development';
  return createServer({
    ...config,
    appType: 'custom',
    base: viteBase,
    cacheDir: `${cache}/vite`,
    optimizeDeps: { entries: 'client.ts', rolldownOptions: { plugins: [messagesOnly] } },
    plugins: [
      ...plugins,
      react(),
      {
        // A page has no inline script, so the module of the islands begins with the preamble of Fast Refresh.
        name: 'refresh-preamble',
        transform: (code, id) =>
          id === `${config.root}/client.ts` ? { code: `import '@vitejs/plugin-react/preamble';${code}`, map: null } : undefined,
      },
    ],
    server: {
      middlewareMode: true,
      watch: null,
      ws: { server },
      hmr: { overlay: false },
      fs: { allow: [searchForWorkspaceRoot(root), packageRoot] },
    },
  });
}

/** Reports changed files, and folders that were replaced, by their absolute paths to Vite, which updates the open pages. */
export function reportChanges({ watcher, environments }: ViteDevServer, changes: readonly string[]): void {
  const modules = [...(environments.client as ViteDevServer['environments'][string]).moduleGraph.fileToModulesMap.keys()];
  for (const path of changes)
    for (const file of [path, ...modules.filter((one) => one.startsWith(`${path}/`))])
      watcher.emit(!existsSync(file) ? 'unlink' : modules.includes(file) ? 'change' : 'add', file);
}
