import { parentPort } from 'node:worker_threads';
import { checkOpenContent, type Diagnostic, faultsOfTheme, finish, type PlainSite } from '../../generator/index.ts';
import { type ContentReading, readOpenContent } from './read-open-content.ts';

/** A message to the thread: that files have changed, or a request for the findings. */
export type CheckerRequest = { readonly changed: readonly string[] } | { readonly id: number };
export type CheckerResponse =
  | { readonly id: number; readonly found: readonly Diagnostic[] }
  | { readonly id: number; readonly failure: string };

interface Checked {
  readonly of: Promise<ContentReading>;
  /** Undefined if the site changed before all of it was checked. */
  readonly found: Promise<readonly Diagnostic[] | undefined>;
}

/** Runs in the thread: reads the site when it has changed, and checks it when findings are requested. */
export async function start(given: PlainSite): Promise<void> {
  const send = (answer: CheckerResponse) => parentPort?.postMessage(answer);
  let current = readOpenContent(given);
  let checked: Checked | undefined;

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
  parentPort?.on('message', (request: CheckerRequest) => {
    if ('changed' in request) {
      // The request for the previous reading has reported its failure.
      current = current.catch(() => undefined).then((last) => readOpenContent(given, last, request.changed));
      return;
    }
    const { id } = request;
    found().then(
      (all) => send({ id, found: all }),
      // Errors of the theme that stop the check are findings.
      async (error) => {
        const faults = await faultsOfTheme(error, given);
        send(
          faults.length ? { id, found: faults } : { id, failure: error instanceof Error ? (error.stack ?? error.message) : String(error) },
        );
      },
    );
  });
}
