import { parentPort } from 'node:worker_threads';
import { bundleAssets, checkOpenContent, type Diagnostic, faultsOfTheme, finish, openSite, type PlainSite } from '../../generator/index.ts';
import { type ContentReading, isContent, readOpenContent } from './read-open-content.ts';

/** A message to the thread: that files have changed, or a request for the findings. */
export type CheckerRequest = { readonly changed: readonly string[] } | { readonly id: number };
export type CheckerResponse = ({ readonly id: number } & CheckedSite) | { readonly id: number; readonly failure: string };

export interface CheckedSite {
  readonly found: readonly Diagnostic[];
  /** The client bundle, if files of the theme have changed since the last response. */
  readonly bundled?: Awaited<ReturnType<typeof bundleAssets>> | undefined;
}

interface Checked {
  readonly of: Promise<ContentReading>;
  /** Undefined if the site changed before all of it was checked. */
  readonly found: Promise<readonly Diagnostic[] | undefined>;
}

/** Runs in the thread: reads the site when it has changed, and checks it when findings are requested. */
export async function start(given: PlainSite): Promise<void> {
  const send = (answer: CheckerResponse) => parentPort?.postMessage(answer);
  const site = openSite(given.root, given);
  let current = readOpenContent(given);
  let checked: Checked | undefined;
  let isBundleStale = false;
  let bundling: ReturnType<typeof bundleAssets> | undefined;

  const check = async (reading: Checked['of']): Checked['found'] => {
    const { site, content, faults } = await reading;
    if (faults || !content) return (await finish(faults ?? [], site, { content: content?.shared })).diagnostics;
    return checkOpenContent(content, () => reading === current);
  };
  const found = async (): Promise<readonly Diagnostic[]> => {
    for (;;) {
      const reading = current;
      if (checked?.of !== reading) checked = { of: reading, found: check(reading) };
      const all = await checked.found;
      if (reading === current && all) return all;
    }
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
      // The request for the previous reading has reported its failure.
      const { changed } = request;
      current = current.catch(() => undefined).then((last) => readOpenContent(given, last, changed));
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
