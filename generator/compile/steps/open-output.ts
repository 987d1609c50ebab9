import type { Staging } from '../../6-emit/staging.ts';
import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import type { SitePlan } from './plan-site.ts';

export interface BuildOutput {
  readonly folder: string;
  /** The staged site that pages are written to; absent where none are rendered. */
  readonly staging?: Staging | undefined;
  readonly diagnostics: readonly Diagnostic[];
}

/** Opens the output folder if the plan lets pages be rendered. */
export async function openOutput(folder: string, plan: SitePlan): Promise<BuildOutput> {
  if (!plan.isRenderable) return { folder, diagnostics: [] };
  const { openStaging } = await import('./stages.ts');
  return { folder, ...(await openStaging(folder)) };
}
