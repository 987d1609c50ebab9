import { parentPort } from 'node:worker_threads';
import { checkOpenSite, type Diagnostic, faultsOfTheme, finish, type Settings } from '../../generator/index.ts';
import { readOpenSite, type SiteReading } from './read-open-site.ts';

/** What the thread is told: that files have changed, or that somebody wants to know what is wrong. */
export type CheckerQuestion = { readonly changed: readonly string[] } | { readonly id: number };
export type CheckerAnswer =
  | { readonly id: number; readonly found: readonly Diagnostic[] }
  | { readonly id: number; readonly failure: string };

interface Checked {
  readonly of: Promise<SiteReading>;
  /** Undefined where the site has changed before all of it was checked. */
  readonly found: Promise<readonly Diagnostic[] | undefined>;
}

/** The thread: reads and checks the site whenever it has changed and somebody asks. */
export async function start(settings: Settings): Promise<void> {
  const tell = (answer: CheckerAnswer) => parentPort?.postMessage(answer);
  let current = readOpenSite(settings);
  let checked: Checked | undefined;

  const check = async (asked: Checked['of']): Checked['found'] => {
    const { site, faults } = await asked;
    if (faults || !site) return (await finish(faults ?? [], settings, { content: site?.shared })).diagnostics;
    return checkOpenSite(site, settings, () => asked === current);
  };
  const found = async (): Promise<readonly Diagnostic[]> => {
    for (;;) {
      const asked = current;
      if (checked?.of !== asked) checked = { of: asked, found: check(asked) };
      const all = await checked.found;
      if (asked === current && all) return all;
    }
  };
  parentPort?.on('message', (question: CheckerQuestion) => {
    if ('changed' in question) {
      // Whoever asked for the reading before was told how it failed.
      current = current.catch(() => undefined).then((last) => readOpenSite(settings, last, question.changed));
      return;
    }
    const { id } = question;
    found().then(
      (all) => tell({ id, found: all }),
      // Where the theme stops the check, what is wrong there is the answer.
      async (error) => {
        const faults = await faultsOfTheme(error);
        tell(
          faults.length ? { id, found: faults } : { id, failure: error instanceof Error ? (error.stack ?? error.message) : String(error) },
        );
      },
    );
  });
}
