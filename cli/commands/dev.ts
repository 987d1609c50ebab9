import { relative } from 'node:path';
import { loadStages, watchedFiles } from '../../generator/index.ts';
import { UsageError } from '../command-errors.ts';
import { type Flags, portOf, type SiteOptions, siteOf } from '../options.ts';
import { printedSite } from '../print.ts';
import { createDevServer } from '../server/dev-server.ts';
import { openDevSite } from '../server/dev-site.ts';
import { openTerminal, type Round } from '../server/dev-terminal.ts';
import { listen, untilStopped } from '../server/listen.ts';
import { printUrls } from '../server/print-urls.ts';
import { reportChanges, startVite, type ViteDevServer } from '../server/vite-server.ts';
import { oneAtATime, watchFiles } from '../server/watch-files.ts';

interface DevOptions extends SiteOptions, Flags<'pseudo' | 'draft'> {
  readonly port: string;
}

/** Serves the site and shows every change of its sources, until it is stopped. Exit code 0, 2 if the folder or the port cannot be used. */
export async function dev(options: DevOptions): Promise<number> {
  const { pseudo, draft } = options;
  if (pseudo && draft) throw new UsageError('--pseudo and --draft show two different sites. Give only one.');
  const site = await siteOf(options, { pseudo, draft });
  const wanted = portOf(options.port);
  const terminal = openTerminal(await printedSite(site));
  let vite: ViteDevServer | undefined;
  const { server, refresh } = createDevServer({
    site,
    respond: (address) => pages.respond(address),
    onDiagnostics: (diagnostics) => terminal.faults(diagnostics),
    startVite: async (onServer) => {
      // Vite is for browsers in development; the pages are rendered by React's production build.
      await loadStages();
      vite = await startVite(onServer, site);
      return vite;
    },
  });
  const origin = await listen(server, wanted);
  const pages = openDevSite({ root: site.root, content: site.content, origin: options.origin, pseudo, draft });

  let rounds = 0;
  const changed = new Set<string>();
  /** Prints the diagnostics of the whole site, unless it has changed again meanwhile. */
  const printState = async (round: Omit<Round, 'files'>) => {
    const started = ++rounds;
    const { diagnostics } = await pages.state();
    watcher.alsoWatch(await watchedFiles(site));
    if (started !== rounds) return;
    terminal.faults(diagnostics);
    await refresh();
    terminal.end({ ...round, files: [...changed] });
    changed.clear();
  };
  const show = oneAtATime(async (files) => {
    const started = performance.now();
    for (const file of files) changed.add(relative(process.cwd(), file));
    terminal.begin();
    await pages.reload(files);
    await refresh();
    void printState({ milliseconds: performance.now() - started });
  });
  const watcher = watchFiles([site.content, `${site.root}/runtime`], (files) => {
    if (vite) reportChanges(vite, files);
    void show(files);
  });

  const { diagnostics, suggestions } = await pages.state();
  watcher.alsoWatch(await watchedFiles(site));
  terminal.faults(diagnostics);
  printUrls(
    origin,
    `shows ${options.content} with every change${pseudo ? ', in the pseudo-locale' : draft ? ', as a draft' : ''}`,
    suggestions,
  );
  void pages.prepare();
  const code = await untilStopped(server, () => vite?.close());
  watcher.close();
  await pages.close();
  return code;
}
