import { relative } from 'node:path';
import { packageRoot, watchedFiles } from '../../generator/index.ts';
import { UsageError } from '../command-errors.ts';
import { portOf, type SiteOptions, siteOf } from '../options.ts';
import { linesBeside, printed } from '../print.ts';
import { startDevProcess } from '../server/dev-process.ts';
import { createDevServer } from '../server/dev-server.ts';
import { openTerminal, type Round } from '../server/dev-terminal.ts';
import { listen, untilStopped } from '../server/listen.ts';
import { printUrls } from '../server/print-urls.ts';
import { oneAtATime, watchFiles } from '../server/watch-files.ts';

interface DevOptions extends SiteOptions {
  readonly port: string;
  readonly pseudo?: true;
  readonly draft?: true;
}

/** Serves the site and shows every change of its sources, until it is stopped. Exit code 0, 2 if the folder or the port cannot be used. */
export async function dev(options: DevOptions): Promise<number> {
  const { pseudo, draft } = options;
  if (pseudo && draft) throw new UsageError('--pseudo and --draft show two different sites. Give only one.');
  const site = await siteOf(options, { pseudo, draft });
  const wanted = portOf(options.port);
  const terminal = openTerminal(await printed(site));
  const { server, refresh } = createDevServer({
    site: { respond: (address) => pages.respond(address) },
    lines: (file) => linesBeside(site.content)(file),
    onDiagnostics: (diagnostics) => terminal.faults(diagnostics),
  });
  const origin = await listen(server, wanted);
  const pages = startDevProcess({ root: site.root, content: site.content, origin: options.origin, pseudo, draft });

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
  const watcher = watchFiles(
    [site.content, `${site.root}/runtime`, `${packageRoot}/generator`],
    oneAtATime(async (files) => {
      const started = performance.now();
      const restarted = files.some((file) => file !== site.content && !file.startsWith(`${site.content}/`));
      for (const file of files) changed.add(relative(process.cwd(), file));
      terminal.begin();
      if (restarted) pages.restart();
      else await pages.reload(files);
      await refresh();
      void printState({ milliseconds: performance.now() - started, restarted });
    }),
  );

  const { diagnostics, suggestions } = await pages.state();
  watcher.alsoWatch(await watchedFiles(site));
  terminal.faults(diagnostics);
  printUrls(
    origin,
    `shows ${options.content} with every change${pseudo ? ', in the pseudo-locale' : draft ? ', as a draft' : ''}`,
    suggestions,
  );
  const code = await untilStopped(server);
  watcher.close();
  pages.close();
  return code;
}
