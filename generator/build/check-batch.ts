import { check } from '../2-check/check.ts';
import type { RenderContext } from '../4-render/context.ts';
import { textLimitsOf } from '../4-render/text-limits.ts';
import { checkTextLimits } from '../5-inspect/check-text-limits.ts';
import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import { runCheck } from '../diagnostics/run-check.ts';
import type { Content } from '../model/content.ts';
import { type InputSet, tracked } from '../model/input-groups.ts';
import { pagesIn, withPages } from '../model/scope.ts';
import type { BatchContext } from './batch-context.ts';
import type { CheckedBatch } from './batch-job.ts';

export interface LoadedBatch {
  /** The shared content with the texts of the batch's pages. */
  readonly content: Content;
  /** Diagnostics of the files of these texts. */
  readonly diagnostics: readonly Diagnostic[];
}

/** Checks the texts of a batch, and records which input groups the checks read. */
export function checkBatch(batch: LoadedBatch, { vocabulary, manifest }: BatchContext, site: RenderContext): CheckedBatch {
  let inputs: InputSet = 0;
  const { content } = batch;
  // The definitions of the batch's own pages belong to the batch and are no shared input.
  const watched = withPages(
    tracked(content, (group) => {
      inputs |= group;
    }),
    pagesIn(content, 'batch'),
  );
  const diagnostics = check(watched, vocabulary, 'batch');
  // Texts that were made longer on purpose fit nowhere.
  const { value: tooLong, queries } = site.trackQueries(() => {
    const resolver = (tag: string) => site.resolver(tag);
    return manifest.pseudo
      ? []
      : runCheck('text-limits', () => checkTextLimits({ content: watched, resolver }, { scope: 'batch', limitsOf: textLimitsOf }));
  });
  return { found: batch.diagnostics, diagnostics, tooLong, inputs: queries.reduce((all, one) => all | one.areas, inputs) };
}
