import type { Staging } from '../6-emit/staging.ts';
import { lastWeights } from '../cache/build-report.ts';
import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import type { Weight } from '../model/budgets.ts';
import type { SitePlan } from './plan-site.ts';

/** The output folder of a build. */
export interface BuildOutput {
  readonly folder: string;
  /** The staged site that pages are written to; absent where none are rendered. */
  readonly staging?: Staging | undefined;
  /** What the pages weighed in the last build. */
  readonly lastWeights: readonly Weight[];
  /** Faults that prevent writing. */
  readonly diagnostics: readonly Diagnostic[];
}

/** Opens the output folder if the plan lets pages be rendered. */
export async function openOutput(folder: string, plan: SitePlan): Promise<BuildOutput> {
  if (!plan.isRenderable) return { folder, lastWeights: [], diagnostics: [] };
  const { openStaging } = await import('./stages.ts');
  const { staging, diagnostics } = await openStaging(folder);
  return { folder, staging, lastWeights: await lastWeights(folder), diagnostics };
}
