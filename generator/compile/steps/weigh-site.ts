import { checkWeight, isHeavy } from '../../5-inspect/weights/check-weight.ts';
import { sectionsOf } from '../../5-inspect/weights/weigh.ts';
import { lastWeights } from '../../6-emit/last-output.ts';
import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import { budgetsOf, nearlyFull, type Weight } from '../../model/budgets.ts';
import type { SharedContent } from '../../model/content.ts';
import type { Manifest } from '../../model/manifest.ts';
import type { MergedResults } from '../batches/merge-results.ts';

/** The weights of all pages; for those near their budget also of each section. */
export function weightsOfPages({ site }: SharedContent, { routes }: Manifest, pages: MergedResults): readonly Weight[] {
  const budgets = budgetsOf(site.value);
  return routes.map(({ path }) => {
    const bytes = pages.weights.get(path) ?? 0;
    const html = bytes < budgets.html * nearlyFull ? undefined : pages.html(path);
    return { budget: 'html', name: path, bytes, ...(html && { sources: sectionsOf(html) }) };
  });
}

/** Compares weights with the budgets, and heavy pages and assets with the last build, which is in the output folder. */
export async function checkWeights(
  weighed: Omit<Parameters<typeof checkWeight>[0], 'before'>,
  out: string | undefined,
): Promise<readonly Diagnostic[]> {
  const budgets = budgetsOf(weighed.content.site.value);
  const weights = weighed.weights.filter((weight) => isHeavy(weight, budgets));
  const before = weights.length && out !== undefined ? await lastWeights(out) : [];
  return checkWeight({ ...weighed, weights, before });
}
