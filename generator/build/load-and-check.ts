import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import type { Content } from '../model/content.ts';
import type { Settings } from './settings.ts';
import { vocabularyOf } from './theme-vocabulary.ts';

/** Loads and checks all content, for commands that read it whole. Consequences of files that could not be read are left out. */
export async function loadAndCheck(settings: Settings): Promise<{ content: Content | undefined; diagnostics: readonly Diagnostic[] }> {
  const { check, load, withoutConsequences } = await import('./stages.ts');
  const { content, diagnostics } = await load(settings.content);
  const checked = content ? check(content, await vocabularyOf(settings)) : [];
  return { content, diagnostics: [...diagnostics, ...withoutConsequences(checked, diagnostics)] };
}

/** Loads the stages now instead of when they are first used, so that a file of theirs that cannot be read fails here. */
export async function loadStages(): Promise<void> {
  await import('./stages.ts');
}
