import { setTimeout } from 'node:timers/promises';
import { parentPort } from 'node:worker_threads';
import { bundleAssets, checkContent, type Diagnostic, faultsOfTheme, openSite, type PlainSite } from '../../generator/index.ts';
import { isContent } from './read-open-content.ts';

/** A message to the thread: that files have changed, a request for the findings, or for the end of the thread. */
export type CheckerRequest = { readonly changed: readonly string[] } | { readonly id: number } | { readonly ends: true };
export type CheckerResponse = ({ readonly id: number } & CheckedSite) | { readonly id: number; readonly failure: string };

/** Milliseconds without further changes after which the theme is bundled: the open pages are shown first. */
const quiet = 250;

/** Rolldown keeps some ten megabytes of every bundle until its thread ends. */
const mostBundles = 5;

export interface CheckedSite {
  /** Whether the thread has made so many bundles that another one should take its place. */
  readonly isSpent?: boolean;
  readonly found: readonly Diagnostic[];
  /** The client bundle, if files of the theme have changed since the last response. */
  readonly bundled?: Awaited<ReturnType<typeof bundleAssets>> | undefined;
}

/** Runs in the thread: checks the present site when findings are requested. */
export async function start(given: PlainSite): Promise<void> {
  const send = (answer: CheckerResponse) => parentPort?.postMessage(answer);
  const site = openSite(given.root, given);
  let change = new AbortController();
  let checked: { readonly of: AbortSignal; readonly found: readonly Diagnostic[] } | undefined;
  let isBundleStale = false;
  let bundled: CheckedSite['bundled'];
  let bundles = 0;
  let ends = false;
  let turn: Promise<unknown> = Promise.resolve();

  /** Bundles and checks the present site; if it changes meanwhile, the new one. An earlier response may have had the bundle. */
  const check = async (): Promise<CheckedSite> => {
    if (ends) throw new Error('The thread ends.');
    const { signal } = change;
    try {
      if (isBundleStale) {
        await setTimeout(quiet, undefined, { signal });
        isBundleStale = false;
        bundles += 1;
        bundled = await bundleAssets(site).catch((error) => {
          isBundleStale = true;
          throw error;
        });
      }
      // Opened anew, so that its day is today.
      if (checked?.of !== signal) checked = { of: signal, found: await checkContent({ ...openSite(given.root, given), signal }) };
    } catch (error) {
      if (!signal.aborted) throw error;
    }
    if (signal.aborted || !checked) return check();
    const fresh = bundled;
    bundled = undefined;
    return { found: checked.found, bundled: fresh, isSpent: bundles >= mostBundles };
  };
  parentPort?.on('message', (request: CheckerRequest) => {
    if ('changed' in request) {
      const { changed } = request;
      change.abort();
      change = new AbortController();
      isBundleStale ||= !changed.length || !changed.every((file) => isContent(site, file));
      return;
    }
    if ('ends' in request) {
      ends = true;
      change.abort();
      // Rolldown never ends a thread that is terminated while it bundles.
      void turn.then(() => parentPort?.close());
      return;
    }
    const { id } = request;
    // One at a time: each bundle takes some hundred megabytes, and the check has the bundle of the theme in the cache.
    const response = turn.then(async (): Promise<CheckerResponse> => ({ id, ...(await check()) }));
    turn = response.catch(() => {});
    response
      // Errors of the theme that stop the check are findings.
      .catch(async (error) => {
        const faults = await faultsOfTheme(error, given);
        return faults.length
          ? { id, found: faults }
          : { id, failure: error instanceof Error ? (error.stack ?? error.message) : String(error) };
      })
      .then(send);
  });
}
