import { checkTexts } from '../../2-check/check.ts';
import type { Check } from '../../2-check/content-check.ts';
import type { RenderContext } from '../../4-render/context.ts';
import { checkTextLimits } from '../../5-inspect/check-text-limits.ts';
import { runCheck } from '../../diagnostics/run-check.ts';
import type { PageBatch } from '../../model/content.ts';
import { trackInputs } from '../../model/input-groups.ts';
import type { TextLimitsOf } from '../../model/text-limit.ts';
import type { CheckedBatch } from '../reuse/build-state.ts';
import type { BatchContext } from './batch-job.ts';

interface BatchChecks {
  readonly context: BatchContext;
  readonly site: RenderContext;
  readonly limitsOf: TextLimitsOf;
  readonly own: readonly Check[];
}

/** Checks the texts of a batch, and records which input groups the checks read. */
export function checkBatch(batch: PageBatch, { context, site, limitsOf, own }: BatchChecks): Omit<CheckedBatch, 'found'> {
  const { shared, vocabulary, manifest } = context;
  const { value, inputs } = trackInputs(shared, (content) => {
    const diagnostics = checkTexts(batch, { shared: content, vocabulary, own });
    // Texts of the pseudo-locale are longer on purpose.
    const limits = site.trackQueries(() =>
      manifest.pseudo
        ? []
        : runCheck('text-limits', () => checkTextLimits(batch, { content, resolver: (tag) => site.resolver(tag), limitsOf })),
    );
    return { diagnostics, limits };
  });
  const { diagnostics, limits } = value;
  return { diagnostics, tooLong: limits.value, inputs: limits.queries.reduce((all, one) => all | one.inputs, inputs) };
}
