import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import { withoutForeign } from '../diagnostics/report/foreign-texts.ts';
import { runCheck, withNames } from '../diagnostics/run-check.ts';
import type { Content, PageBatch, SharedContent } from '../model/content.ts';
import { behindGaps } from './causes.ts';
import * as all from './checks.ts';
import type { Check, SiteCheck, SiteVocabulary, TextCheck, Vocabulary } from './content-check.ts';
import { dictionarySet, type TextSet, textSetsOf } from './text-sets.ts';

/** Every check, sorted by name. A source is checked before its translations, so that findings that follow from it are reported with it. */
export const checks: readonly Check[] = withNames<SiteCheck | TextCheck>(all);

/** All diagnostics of the content. A check that throws becomes one diagnostic with its name. `own` are checks of the site, which run last. */
export function check(content: Content, vocabulary: SiteVocabulary, own: readonly Check[] = []): readonly Diagnostic[] {
  return runChecks([...checks, ...own], { content, vocabulary });
}

/** The diagnostics of shared content. Its batch has the pages that claims name, whose texts are not checked here. */
export function checkSharedContent(content: Content, vocabulary: SiteVocabulary, own: readonly Check[] = []): readonly Diagnostic[] {
  return runChecks([...checks, ...own], { content, vocabulary, sets: [dictionarySet(content), ...textSetsOf(content.contracts)] });
}

/**
 * The diagnostics of the texts of a batch. Together with those of all other batches and of the shared content, they are the diagnostics of
 * the whole content, if a batch contains all editions of a page and all pages that share texts.
 */
export function checkTexts(batch: PageBatch, { shared, vocabulary, own = [] }: TextsAround): readonly Diagnostic[] {
  const sets = textSetsOf(batch);
  const findings = [...checks, ...own].flatMap((one) =>
    'runOn' in one ? runCheck(one.name, () => runOn(one, { sets, shared, vocabulary })) : [],
  );
  return withoutForeign(behindGaps(findings));
}

export interface TextsAround {
  readonly shared: SharedContent;
  readonly vocabulary: Vocabulary;
  readonly own?: readonly Check[];
}

/** Runs checks over some content; `sets` are the texts to check, by default all. */
export function runChecks(
  list: readonly Check[],
  { content, vocabulary, sets = allSets(content) }: { content: Content; vocabulary: SiteVocabulary; sets?: readonly TextSet[] },
): readonly Diagnostic[] {
  const findings = list.flatMap((one) =>
    runCheck(one.name, () => ('runOn' in one ? runOn(one, { sets, shared: content, vocabulary }) : one.run(content, vocabulary))),
  );
  return withoutForeign(behindGaps(findings));
}

const allSets = (content: Content) => [dictionarySet(content), ...textSetsOf(content.batch), ...textSetsOf(content.contracts)];

const runOn = (check: TextCheck, { sets, shared, vocabulary }: TextsAround & { readonly sets: readonly TextSet[] }): Diagnostic[] =>
  sets.flatMap((texts) => check.runOn(texts, shared, vocabulary));
