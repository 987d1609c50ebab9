import { lastWeights } from '../../6-emit/last-output.ts';
import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import { budgetsOf, nearlyFull, type Weight } from '../../model/budgets.ts';
import type { SharedContent } from '../../model/content.ts';
import type { Manifest } from '../../model/manifest.ts';
import type { MergedResults } from '../batches/merge-results.ts';
import type { SitePlan } from './plan-site.ts';

interface SiteToWeigh {
  readonly content: SharedContent;
  readonly manifest: Manifest;
  readonly pages: MergedResults;
  readonly assetWeights: readonly Weight[];
}

/** The weights of all pages and assets; for pages near their budget also of each section. */
export async function weightsOf({ content, manifest, pages, assetWeights }: SiteToWeigh): Promise<Weight[]> {
  const { sectionsOf } = await import('./stages.ts');
  const budgets = budgetsOf(content.site.value);
  const pageWeights = manifest.routes.map(({ path }): Weight => {
    const bytes = pages.weights.get(path) ?? 0;
    const html = bytes < budgets.html * nearlyFull ? undefined : pages.html(path);
    return { budget: 'html', name: path, bytes, ...(html && { sources: sectionsOf(html) }) };
  });
  return [...pageWeights, ...assetWeights];
}

interface WeightsToCheck {
  readonly content: SharedContent;
  readonly plan: SitePlan;
  readonly weights: readonly Weight[];
  /** The output folder, where the weights of the last build are. */
  readonly out: string | undefined;
}

/** Compares weights with the budgets, and what is heavy with the last build. */
export async function checkWeights({ content, plan, weights, out }: WeightsToCheck): Promise<readonly Diagnostic[]> {
  const { checkWeight, isHeavy } = await import('./stages.ts');
  const budgets = budgetsOf(content.site.value);
  const heavy = weights.filter((weight) => isHeavy(weight, budgets));
  const before = heavy.length && out !== undefined ? await lastWeights(out) : [];
  return checkWeight({ content, manifest: plan.manifest, weights: heavy, before });
}
