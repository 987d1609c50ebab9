import { type Diagnostic, finding } from './diagnostic.ts';

export type Named<One> = One & { readonly name: string };

/** Checks with the names of their exports, sorted by them: `headingEnds` is 'heading-ends'. */
export function withNames<One extends object>(exports: Readonly<Record<string, One>>): readonly Named<One>[] {
  const list = Object.entries(exports).map(([name, one]) => ({ ...one, name: name.replace(/[A-Z]/g, (sign) => `-${sign.toLowerCase()}`) }));
  return list.sort((one, other) => (one.name < other.name ? -1 : 1));
}

/** Runs a check. If it throws, returns one diagnostic with its name. */
export function runCheck(name: string, run: () => Diagnostic | readonly Diagnostic[]): readonly Diagnostic[] {
  try {
    return [run()].flat();
  } catch (error) {
    return [crashOf(name, error)];
  }
}

export function crashOf(name: string, error: unknown): Diagnostic {
  const reason = error instanceof Error ? error.message : String(error);
  return finding('WL6002', {}, [
    `The check '${name}' failed to run: ${reason}${placeIn(error)}`,
    'A check of your own is yours to correct; any other is a fault in Wortlaut: please report it with this message.',
  ]);
}

/** Whether a check failed to run. Results with such a finding are not kept, so that the check runs again. */
export const isCrash = ({ code }: Pick<Diagnostic, 'code'>): boolean => code === 'WL6002';

/** Where the error was thrown, if that is in a file of the generator. */
function placeIn(error: unknown): string {
  const thrown = error instanceof Error ? error.stack?.split('\n').find((line) => /^\s+at /.test(line)) : undefined;
  const [, place] = /\/(generator\/[^\s:()]+\.ts:\d+:\d+)/.exec(thrown ?? '') ?? [];
  return place ? ` (${place})` : '';
}
