import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import { runCheck } from '../diagnostics/run-check.ts';
import type { Content, PageBatch, SharedContent } from '../model/content.ts';
import { checks } from './checks.ts';
import type { Check, TextCheck, Vocabulary } from './content-check.ts';
import { dictionarySet, type TextSet, textSetsOf } from './text-sets.ts';

/** Everything that is wrong with the whole content. A check that fails becomes one diagnostic that names it; the others run. */
export function check(content: Content, vocabulary: Vocabulary): Diagnostic[] {
  return runChecks(checks, { content, vocabulary });
}

/** What is wrong with shared content. Its batch has the pages that claims name; their texts are not checked here. */
export function checkSharedContent(content: Content, vocabulary: Vocabulary): Diagnostic[] {
  return runChecks(checks, { content, vocabulary, sets: [dictionarySet(content), ...textSetsOf(content.contracts)] });
}

/**
 * What is wrong with the texts of a batch. The findings of all batches are, with those of the shared content, the findings of the whole
 * content, as long as editions of a page and pages that share texts are in one batch.
 */
export function checkTexts(batch: PageBatch, shared: SharedContent, vocabulary: Vocabulary): Diagnostic[] {
  const sets = textSetsOf(batch);
  return checks.flatMap((one) => ('runOn' in one ? runCheck(one.name, () => runOn(one, { sets, shared, vocabulary })) : []));
}

interface ContentToCheck {
  readonly content: Content;
  readonly vocabulary: Vocabulary;
  /** The texts that are checked; without them all. */
  readonly sets?: readonly TextSet[];
}

/** What these checks find, in their order. */
export function runChecks(list: readonly Check[], { content, vocabulary, sets = allSets(content) }: ContentToCheck): Diagnostic[] {
  return list.flatMap((one) =>
    runCheck(one.name, () => ('runOn' in one ? runOn(one, { sets, shared: content, vocabulary }) : one.run(content, vocabulary))),
  );
}

const allSets = (content: Content) => [dictionarySet(content), ...textSetsOf(content.batch), ...textSetsOf(content.contracts)];

interface TextsToCheck {
  readonly sets: readonly TextSet[];
  readonly shared: SharedContent;
  readonly vocabulary: Vocabulary;
}

const runOn = (check: TextCheck, { sets, shared, vocabulary }: TextsToCheck): Diagnostic[] =>
  sets.flatMap((texts) => check.runOn(texts, shared, vocabulary));
