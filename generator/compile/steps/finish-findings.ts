import { dirname } from 'node:path';
import { locate } from '../../1-load/locate.ts';
import type { Code } from '../../diagnostics/codes.ts';
import { type Diagnostic, hasErrors, type Place, sortDiagnostics } from '../../diagnostics/diagnostic.ts';
import type { Findings } from '../../diagnostics/findings.ts';
import { report } from '../../diagnostics/report/report.ts';
import type { SharedContent } from '../../model/content.ts';
import type { Site } from '../configuration/open-site.ts';

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
  { content }: Pick<Site, 'content'>,
): Promise<(Value & Partial<Place>)[]> {
  return locate(values, dirname(content));
}

/** The final findings of a command, with their places: `report`. */
export async function finish(diagnostics: readonly Diagnostic[], site: Site, progress: CommandProgress): Promise<Findings> {
  return finishPlaced(await place(diagnostics, site), site, progress);
}

export async function finishPlaced(placed: readonly Diagnostic[], site: Site, progress: CommandProgress): Promise<Findings> {
  const { diagnostics, faults, ...rest } = await reportOf(placed, site, progress);
  return { diagnostics: sortDiagnostics([...diagnostics, ...(await place(faults, site))]), ...rest };
}

/** Whether errors remain after suppressions. Stages call this; `finish` runs once, at the end of the command. */
export async function leavesErrors(found: readonly Diagnostic[], site: Site, content: CommandProgress['content']): Promise<boolean> {
  const { diagnostics, faults } = await reportOf(found, site, { content });
  return hasErrors(diagnostics) || hasErrors(faults);
}

/** Whether errors among diagnostics stop a command. Errors in suppressions alone do not. */
export const stops = async (diagnostics: readonly Diagnostic[], site: Site, content: CommandProgress['content']): Promise<boolean> =>
  hasErrors(diagnostics) && leavesErrors(diagnostics, site, content);

/** Errors with their places, without suppressed ones. */
export async function errorsLeft(
  errors: readonly Diagnostic[],
  site: Site,
  content: CommandProgress['content'],
): Promise<readonly Diagnostic[]> {
  return errors.length ? (await finish(errors, site, { content })).diagnostics.filter(({ severity }) => severity === 'error') : [];
}

async function reportOf(found: readonly Diagnostic[], site: Site, { content, hasRun, types }: CommandProgress) {
  return report(found, { codes: await site.codes(), suppressions: content?.suppressions, today: site.today, hasRun }, types);
}
