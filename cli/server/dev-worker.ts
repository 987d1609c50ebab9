import type { Diagnostic } from '../../generator/index.ts';
import type { DevSite } from './dev-site.ts';

/* The process that renders pages in dev. It is replaced when the code has changed, because imported modules are cached. */

export type DevRequest = { readonly id: number } & (
  | { readonly ask: 'answer'; readonly address: string }
  | { readonly ask: 'state' }
  | { readonly ask: 'reload'; readonly files: readonly string[] }
);
/** `faults` are the diagnostics that prevent an answer. */
export type DevReply = { readonly id: number; readonly value: unknown } | { readonly id: number; readonly faults: readonly Diagnostic[] };
export type StartMessage = { readonly ready: true } | { readonly broken: readonly Diagnostic[] };

const send = (message: DevReply | StartMessage) => process.send?.(message);

// Ctrl-C reaches this process, too; it ends with its parent process.
const ignore = () => {};

/** Answers requests about the site until the parent process ends. `settings` is JSON. */
export async function start(settings: string): Promise<void> {
  process.on('SIGINT', ignore);
  process.on('disconnect', () => process.exit());
  try {
    const { openDevSite } = await import('./dev-site.ts');
    // The stages are imported on demand; an unreadable file of theirs is reported here.
    const { loadStages } = await import('../../generator/index.ts');
    await loadStages();
    const site = openDevSite(JSON.parse(settings));
    process.on('message', (request: DevRequest) => {
      handle(site, request).then(
        (value) => send({ id: request.id, value }),
        async (error) => send({ id: request.id, faults: await faultsOf(error) }),
      );
    });
    send({ ready: true });
  } catch (error) {
    send({ broken: await faultsOf(error) });
  }
}

function handle(site: DevSite, request: DevRequest): Promise<unknown> {
  if (request.ask === 'answer') return site.respond(request.address);
  return request.ask === 'reload' ? site.reload(request.files) : site.state();
}

/** What stopped this process or one of its threads, for the panel over the page. */
async function faultsOf(error: unknown): Promise<readonly Diagnostic[]> {
  const { faultsOfTheme, internalError, Stopped, stoppedFinding } = await import('../../generator/index.ts');
  if (error instanceof Stopped) return [stoppedFinding(error)];
  const faults = await faultsOfTheme(error);
  return faults.length ? faults : [internalError(error)];
}
