import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import { findingsOfContent } from '../../diagnostics/report/report.ts';
import type { Content } from '../../model/content.ts';
import { versionFaults } from '../../package/version-faults.ts';
import type { Site } from '../configuration/open-site.ts';
import { vocabularyOf } from '../configuration/theme-vocabulary.ts';

/** Loads and checks all content, for commands that read the whole site. Leaves out findings that only follow from an unreadable file. */
export async function loadAndCheck(site: Site): Promise<{ content: Content | undefined; diagnostics: readonly Diagnostic[] }> {
  const ofVersion = await versionFaults(site.root);
  if (ofVersion.length) return { content: undefined, diagnostics: ofVersion };
  const { checks: own } = await site.config();
  const { check, load } = await import('./stages.ts');
  const { content, diagnostics } = await load(site.content, site.today);
  const checked = content ? check(content, await vocabularyOf(site), own) : [];
  return { content, diagnostics: findingsOfContent(diagnostics, checked) };
}

/** Loads the stages now instead of at their first use, so that an unreadable file of theirs fails here. */
export async function loadStages(): Promise<void> {
  await import('./stages.ts');
}
