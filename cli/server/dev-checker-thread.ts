import { parentPort } from 'node:worker_threads';
import { checkOpenSite, type Diagnostic, faultsOfTheme, finish, type Settings } from '../../generator/index.ts';
import { readOpenSite, type SiteReading } from './read-open-site.ts';

/** A message to the thread: that files have changed, or a request for the findings. */
export type CheckerRequest = { readonly changed: readonly string[] } | { readonly id: number };
export type CheckerResponse =
  | { readonly id: number; readonly found: readonly Diagnostic[] }
  | { readonly id: number; readonly failure: string };

interface Checked {
  readonly of: Promise<SiteReading>;
  /** Undefined if the site changed before all of it was checked. */
  readonly found: Promise<readonly Diagnostic[] | undefined>;
}

/** Runs in the thread: reads the site when it has changed, and checks it when findings are requested. */
export async function start(settings: Settings): Promise<void> {
  const send = (answer: CheckerResponse) => parentPort?.postMessage(answer);
  let current = readOpenSite(settings);
  let checked: Checked | undefined;

  const check = async (reading: Checked['of']): Checked['found'] => {
    const { site, faults } = await reading;
    if (faults || !site) return (await finish(faults ?? [], settings, { content: site?.shared })).diagnostics;
    return checkOpenSite(site, settings, () => reading === current);
  };
  const found = async (): Promise<readonly Diagnostic[]> => {
    for (;;) {
      const reading = current;
      if (checked?.of !== reading) checked = { of: reading, found: check(reading) };
      const all = await checked.found;
      if (reading === current && all) return all;
    }
  };
  parentPort?.on('message', (request: CheckerRequest) => {
    if ('changed' in request) {
      // The request for the previous reading has reported its failure.
      current = current.catch(() => undefined).then((last) => readOpenSite(settings, last, request.changed));
      return;
    }
    const { id } = request;
    found().then(
      (all) => send({ id, found: all }),
      // Errors of the theme that stop the check are findings.
      async (error) => {
        const faults = await faultsOfTheme(error);
        send(
          faults.length ? { id, found: faults } : { id, failure: error instanceof Error ? (error.stack ?? error.message) : String(error) },
        );
      },
    );
  });
}
