import { dirname, resolve } from 'node:path';
import { locate } from '../1-load/locate.ts';
import { compareWith } from '../diagnostics/baseline.ts';
import type { Code } from '../diagnostics/codes.ts';
import { type Diagnostic, hasErrors, type Place, sortDiagnostics } from '../diagnostics/diagnostic.ts';
import type { Findings } from '../diagnostics/findings.ts';
import { withoutFollowing } from '../diagnostics/following-findings.ts';
import { groupByCause } from '../diagnostics/group-by-cause.ts';
import { suppress } from '../diagnostics/suppress.ts';
import type { SharedContent } from '../model/content.ts';
import { type Settings, todayOf } from './settings.ts';

interface CommandProgress {
  /** The content with its suppressions; absent if it could not be loaded. */
  readonly content?: Pick<SharedContent, 'suppressions'> | undefined;
  /** Whether everything that reports a code has run. Without it no suppression is reported as unused. */
  readonly hasRun?: (code: Code) => boolean;
}

/** Adds lines and columns to diagnostics, or to other values that name a file and a path in it. */
export async function place<Value extends Parameters<typeof locate>[0][number]>(
  values: readonly Value[],
  { content }: Pick<Settings, 'content'>,
): Promise<(Value & Partial<Place>)[]> {
  return locate(values, dirname(resolve(content)));
}

/** The final findings of a command: diagnostics with their places, without suppressed and baselined ones, grouped by cause. */
export async function finish(diagnostics: readonly Diagnostic[], settings: Settings, progress: CommandProgress): Promise<Findings> {
  return finishPlaced(await place(diagnostics, settings), settings, progress);
}

/** `finish` for diagnostics that already have their places. */
export async function finishPlaced(placed: readonly Diagnostic[], settings: Settings, progress: CommandProgress): Promise<Findings> {
  const { remaining, faults, ...rest } = filter(placed, settings, progress);
  const reported = [...groupByCause(withoutFollowing(remaining)), ...(await place(faults, settings))];
  return { diagnostics: sortDiagnostics(reported), ...rest };
}

/** Whether errors remain after suppressions and baseline. Stages call this; `finish` runs once, at the end of the command. */
export function leavesErrors(diagnostics: readonly Diagnostic[], settings: Settings, content: CommandProgress['content']): boolean {
  const { remaining, faults } = filter(diagnostics, settings, { content });
  return hasErrors(groupByCause(withoutFollowing(remaining))) || hasErrors(faults);
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

/** Removes suppressed and baselined diagnostics. Neither depends on lines and columns. */
function filter(diagnostics: readonly Diagnostic[], settings: Settings, { content, hasRun }: CommandProgress) {
  const entry = content?.suppressions;
  const { remaining, suppressed, faults } = suppress(diagnostics, {
    suppressions: entry?.value ?? [],
    file: entry?.file ?? '',
    today: todayOf(settings),
    hasRun: hasRun ?? (() => false),
  });
  const { added, baselined, stale } = compareWith(settings.baseline ?? [], remaining);
  return { remaining: added, faults, suppressed, baselined, stale: hasRun ? stale : 0 };
}
