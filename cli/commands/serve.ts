import cluster from 'node:cluster';
import { createServer } from 'node:http';
import { commandName } from '../../generator/package/command-name.ts';
import { missingPackage, missingPackageMessage, noBuiltSite, UsageError } from '../command-errors.ts';
import { type Log, openLog } from '../log.ts';
import { siteHere } from '../options.ts';
import { watchOutput } from '../server/built-site.ts';
import { endGracefully, listen, stopSignal, urlOf } from '../server/listen.ts';
import { runWorkers } from '../server/serve/run-workers.ts';
import { type GivenServeOptions, type ServeOptions, serveOptions } from '../server/serve/serve-options.ts';
import { createSiteServer, type SharedState } from '../server/serve/site-server.ts';
import { answerWorkers, askPrimary, stopMessage } from '../server/serve/worker-messages.ts';
import { openSubmissions } from '../submissions/open-submissions.ts';

/** Serves a built site and keeps submissions until it is stopped. Exit code 0; 2 if the site, the port or a setting cannot be used. */
export async function serve(given: GivenServeOptions): Promise<number> {
  const options = serveOptions(given);
  // An error of the log, such as a full disk, must not end the server.
  process.stderr.removeAllListeners('error').on('error', () => {});
  const { log, flush } = openLog((text) => process.stderr.write(text));
  try {
    return cluster.isWorker ? await serveAsWorker(options, log) : await serveAsPrimary(options, log);
  } finally {
    flush();
  }
}

async function serveAsPrimary(options: ServeOptions, log: Log): Promise<number> {
  await checkSite(options.out);
  const store = await openStore(options, log);
  try {
    await serveByWorkers(options, { store, log });
  } finally {
    await store.close();
  }
  return 0;
}

/** The state that workers share, and that of the database. */
interface Store extends SharedState {
  state(): string;
  close(): Promise<void>;
}

interface Serving {
  readonly store: Store;
  readonly log: Log;
}

/** Serves by workers alone: this process keeps submissions, which waits for the disk. */
async function serveByWorkers(options: ServeOptions, { store, log }: Serving): Promise<void> {
  // Reports a port that cannot be used once, before workers start.
  const probe = createServer();
  await listen(probe, options.port, options.address);
  await new Promise((closed) => probe.close(closed));
  const stopped = stopSignal();
  answerWorkers(store);
  const { address, end } = await runWorkers(options.workers, log);
  const { out, leadsOnly, database } = options;
  log('listening', {
    address: urlOf(address),
    serves: leadsOnly ? '/api/' : `${out}/site`,
    database: database.replace(/\?.*$/, ''),
    state: store.state(),
  });
  await stopped;
  await end();
}

async function serveAsWorker({ out, port, address, trustedProxies, leadsOnly }: ServeOptions, log: Log): Promise<number> {
  // Loads the theme, so that the first request does not wait for it.
  await siteHere().theme();
  const server = createSiteServer({ folder: out, shared: askPrimary(), trustedProxies, leadsOnly, log });
  // Ctrl-C reaches all processes of a terminal, but the primary process decides when to end.
  void stopSignal();
  const stopped = new Promise<void>((stop) => process.on('message', (message) => message === stopMessage && stop()));
  await listen(server, port, address);
  await stopped;
  await endGracefully(server);
  cluster.worker?.disconnect();
  return 0;
}

/** Milliseconds between checks that the store is ready, which write to it. */
const readyFor = 1000;

/** Opens the store; where a package is missing that sites install only for it, one that keeps nothing: pages are served without it. */
async function openStore({ database, out }: ServeOptions, log: Log): Promise<Store> {
  try {
    const { keepFromPeople, limitRate } = await import('../server/serve/admission.ts');
    const { keep, ready, state, close } = await openSubmissions({ database, out, log });
    let last: { readonly at: number; readonly answer: Promise<boolean> } | undefined;
    return {
      keep: keepFromPeople(keep),
      admit: limitRate(),
      ready() {
        if (!last || performance.now() - last.at > readyFor) last = { at: performance.now(), answer: ready() };
        return last.answer;
      },
      state,
      close,
    };
  } catch (error) {
    const name = missingPackage(error);
    if (name === undefined) throw error;
    const reason = await missingPackageMessage(name, 'submissions are not kept');
    return {
      keep: () => Promise.reject(new Error(reason)),
      admit: async () => {},
      ready: async () => false,
      state: () => reason,
      close: async () => {},
    };
  }
}

async function checkSite(out: string): Promise<void> {
  const site = await watchOutput(out)();
  if (!site) throw noBuiltSite(out);
  const { draft, pseudo } = site.manifest;
  if (draft || pseudo)
    throw new UsageError(
      `${out} contains a ${draft ? 'draft' : 'pseudo-locale'}, which is not for visitors. View it with ${commandName} preview${out === 'dist' ? '' : ` --out ${out}`}, or build the site and serve that.`,
    );
}
