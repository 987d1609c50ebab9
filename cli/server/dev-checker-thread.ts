import { parentPort } from 'node:worker_threads';
import { bundleAssets, checkContent, type Diagnostic, faultsOfTheme, openSite, type PlainSite } from '../../generator/index.ts';
import { isContent } from './read-open-content.ts';

/** A message to the thread: that files have changed, or a request for the findings. */
export type CheckerRequest = { readonly changed: readonly string[] } | { readonly id: number };
export type CheckerResponse = ({ readonly id: number } & CheckedSite) | { readonly id: number; readonly failure: string };

export interface CheckedSite {
  readonly found: readonly Diagnostic[];
  /** The client bundle, if files of the theme have changed since the last response. */
  readonly bundled?: Awaited<ReturnType<typeof bundleAssets>> | undefined;
}

/** Runs in the thread: checks the present site when findings are requested. */
export async function start(given: PlainSite): Promise<void> {
  const send = (answer: CheckerResponse) => parentPort?.postMessage(answer);
  const site = openSite(given.root, given);
  let change = new AbortController();
  let checked: { readonly of: AbortSignal; readonly found: Promise<readonly Diagnostic[]> } | undefined;
  let isBundleStale = false;
  let bundling: ReturnType<typeof bundleAssets> | undefined;

  /** The findings in the content; if it changes meanwhile, in the new one. */
  const found = async (): Promise<readonly Diagnostic[]> => {
    const { signal } = change;
    // Opened anew, so that its day is today.
    if (checked?.of !== signal) checked = { of: signal, found: checkContent({ ...openSite(given.root, given), signal }) };
    try {
      const all = await checked.found;
      if (!signal.aborted) return all;
    } catch (error) {
      if (!signal.aborted) throw error;
    }
    return found();
  };
  /** The new client bundle; undefined if an earlier response has had it. Makes one at a time, because each takes some hundred megabytes. */
  const freshBundle = async (): Promise<CheckedSite['bundled']> => {
    while (bundling) await bundling.catch(() => {});
    if (!isBundleStale) return undefined;
    isBundleStale = false;
    bundling = bundleAssets(site);
    try {
      return await bundling;
    } catch (error) {
      isBundleStale = true;
      throw error;
    } finally {
      bundling = undefined;
    }
  };
  parentPort?.on('message', (request: CheckerRequest) => {
    if ('changed' in request) {
      const { changed } = request;
      change.abort();
      change = new AbortController();
      isBundleStale ||= !changed.length || !changed.every((file) => isContent(site, file));
      return;
    }
    const { id } = request;
    const response = async (): Promise<CheckerResponse> => {
      const [all, bundled] = await Promise.all([found(), freshBundle()]);
      return { id, found: all, bundled };
    };
    response()
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
