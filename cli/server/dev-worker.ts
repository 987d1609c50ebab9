import type { Diagnostic } from '../../generator/index.ts';
import type { DevSite } from './dev-site.ts';

/*
 * The process in which the pages of the development server are rendered. It is replaced when the code that renders has
 * changed, because a module that was imported once stays as it was.
 */

export type Question = { readonly id: number } & (
  | { readonly ask: 'answer'; readonly address: string }
  | { readonly ask: 'state' }
  | { readonly ask: 'reload'; readonly files: readonly string[] }
);
/** `faults` say why there is no answer. */
export type Reply = { readonly id: number; readonly value: unknown } | { readonly id: number; readonly faults: readonly Diagnostic[] };
export type Greeting = { readonly ready: true } | { readonly broken: readonly Diagnostic[] };

const tell = (message: Reply | Greeting) => process.send?.(message);

// Ctrl-C reaches this process too; it ends when the one that started it does.
const ignore = () => {};

/** Answers questions about the site until the process that asks them is gone. The settings are given as JSON. */
export async function start(settings: string): Promise<void> {
  process.on('SIGINT', ignore);
  process.on('disconnect', () => process.exit());
  try {
    const { openDevSite } = await import('./dev-site.ts');
    // The stages are imported when they are first needed; a file in them that cannot be read is told of here.
    const { loadStages } = await import('../../generator/index.ts');
    await loadStages();
    const site = openDevSite(JSON.parse(settings));
    process.on('message', (question: Question) => {
      replyTo(site, question).then(
        (value) => tell({ id: question.id, value }),
        async (error) => tell({ id: question.id, faults: await faultsOf(error) }),
      );
    });
    tell({ ready: true });
  } catch (error) {
    tell({ broken: await faultsOf(error) });
  }
}

function replyTo(site: DevSite, question: Question): Promise<unknown> {
  if (question.ask === 'answer') return site.answer(question.address);
  return question.ask === 'reload' ? site.reload(question.files) : site.state();
}

/** What stopped this process or one of its threads, for the panel over the page. */
async function faultsOf(error: unknown): Promise<readonly Diagnostic[]> {
  const { faultsOfTheme, internalError, Stopped, stoppedFinding } = await import('../../generator/index.ts');
  if (error instanceof Stopped) return [stoppedFinding(error)];
  const faults = await faultsOfTheme(error);
  return faults.length ? faults : [internalError(error)];
}
