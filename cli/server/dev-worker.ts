import type { Diagnostic, PlainSite } from '../../generator/index.ts';
import type { DevSite } from './dev-site.ts';

/* The process that renders pages in dev. It is replaced when the code has changed, because imported modules are cached. */

/** A call of a method of the site. */
export interface DevRequest {
  readonly id: number;
  readonly method: keyof DevSite;
  readonly args: readonly unknown[];
}
/** `faults` are the diagnostics that prevent an answer. */
export type DevReply = { readonly id: number; readonly value: unknown } | { readonly id: number; readonly faults: readonly Diagnostic[] };
export type StartMessage = { readonly ready: true } | { readonly broken: readonly Diagnostic[] };

const send = (message: DevReply | StartMessage) => process.send?.(message);

// Ctrl-C reaches this process as well; it ends with its parent process.
const ignore = () => {};

/** Answers requests about the site until the parent process ends. `text` is a site as JSON. */
export async function start(text: string): Promise<void> {
  process.on('SIGINT', ignore);
  process.on('disconnect', () => process.exit());
  const given: PlainSite = JSON.parse(text);
  try {
    const { openDevSite } = await import('./dev-site.ts');
    // Imports the stages now, so that an unreadable file of theirs is reported.
    const { loadStages } = await import('../../generator/index.ts');
    await loadStages();
    const site = openDevSite(given);
    process.on('message', ({ id, method, args }: DevRequest) => {
      (site[method] as (...args: readonly unknown[]) => Promise<unknown>)(...args).then(
        (value) => send({ id, value }),
        async (error) => send({ id, faults: await faultsOf(error, given) }),
      );
    });
    send({ ready: true });
  } catch (error) {
    send({ broken: await faultsOf(error, given) });
  }
}

/** The diagnostics of an error that stopped this process or one of its threads, for the panel over the page. */
async function faultsOf(error: unknown, site: PlainSite): Promise<readonly Diagnostic[]> {
  const { faultsOfTheme, internalError, Stopped, stoppedFinding } = await import('../../generator/index.ts');
  if (error instanceof Stopped) return [stoppedFinding(error)];
  const faults = await faultsOfTheme(error, site);
  return faults.length ? faults : [internalError(error)];
}
