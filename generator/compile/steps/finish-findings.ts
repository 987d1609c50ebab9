import { dirname, resolve } from 'node:path';
import { locate } from '../../1-load/locate.ts';
import type { Code } from '../../diagnostics/codes.ts';
import { type Diagnostic, hasErrors, type Place, sortDiagnostics } from '../../diagnostics/diagnostic.ts';
import type { Findings } from '../../diagnostics/findings.ts';
import { report } from '../../diagnostics/report/report.ts';
import type { SharedContent } from '../../model/content.ts';
import { type Settings, todayOf } from '../configuration/settings.ts';

interface CommandProgress {
  /** The content with its suppressions; absent if it could not be loaded. */
  readonly content?: Pick<SharedContent, 'suppressions'> | undefined;
  /** Whether everything that reports a code has run. Without it no suppression is reported as unused. */
  readonly hasRun?: ((code: Code) => boolean) | undefined;
  /** Errors of the compiler, with their places. */
  readonly types?: readonly Diagnostic[];
}

/** Adds lines and columns to diagnostics, or to other values that name a file and a path in it. */
export async function place<Value extends Parameters<typeof locate>[0][number]>(
  values: readonly Value[],
  { content }: Pick<Settings, 'content'>,
): Promise<(Value & Partial<Place>)[]> {
  return locate(values, dirname(resolve(content)));
}

/** The final findings of a command, with their places: `report`. */
export async function finish(diagnostics: readonly Diagnostic[], settings: Settings, progress: CommandProgress): Promise<Findings> {
  return finishPlaced(await place(diagnostics, settings), settings, progress);
}

/** `finish` for diagnostics that already have their places. */
export async function finishPlaced(placed: readonly Diagnostic[], settings: Settings, progress: CommandProgress): Promise<Findings> {
  const { diagnostics, faults, ...rest } = reportOf(placed, settings, progress);
  return { diagnostics: sortDiagnostics([...diagnostics, ...(await place(faults, settings))]), ...rest };
}

/** Whether errors remain after suppressions and baseline. Stages call this; `finish` runs once, at the end of the command. */
export function leavesErrors(found: readonly Diagnostic[], settings: Settings, content: CommandProgress['content']): boolean {
  const { diagnostics, faults } = reportOf(found, settings, { content });
  return hasErrors(diagnostics) || hasErrors(faults);
}

/** Whether errors among diagnostics stop a command. Errors in suppressions alone do not. */
export const stops = (diagnostics: readonly Diagnostic[], settings: Settings, content: CommandProgress['content']): boolean =>
  hasErrors(diagnostics) && leavesErrors(diagnostics, settings, content);

/** Errors with their places, without suppressed and baselined ones. */
export async function errorsLeft(
  errors: readonly Diagnostic[],
  settings: Settings,
  content: CommandProgress['content'],
): Promise<readonly Diagnostic[]> {
  return errors.length ? (await finish(errors, settings, { content })).diagnostics.filter(({ severity }) => severity === 'error') : [];
}

const reportOf = (found: readonly Diagnostic[], settings: Settings, { content, hasRun, types }: CommandProgress) =>
  report(found, { suppressions: content?.suppressions, baseline: settings.baseline, today: todayOf(settings), hasRun }, types);
