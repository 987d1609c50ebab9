import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import { runCheck } from '../diagnostics/run-check.ts';
import type { Content } from '../model/content.ts';
import { pagesIn, type Scope, withPages } from '../model/scope.ts';
import { checks } from './checks.ts';
import type { Check, Vocabulary } from './content-check.ts';
import { textSetsIn } from './text-sets.ts';

/**
 * Everything that is wrong with the content; with a scope, what is wrong there. What is told of the site and of the parts that its
 * ordinary pages are divided into is together what is told of the whole, as long as editions of a page and pages that share texts
 * are in one part. A check that fails becomes one diagnostic that names it; the others run.
 */
export function check(content: Content, vocabulary: Vocabulary, scope?: Scope): Diagnostic[] {
  return runChecks(checks, { content, vocabulary, scope });
}

export interface Checked {
  readonly content: Content;
  readonly vocabulary: Vocabulary;
  readonly scope?: Scope | undefined;
}

/** What these checks find, in their order. */
export function runChecks(list: readonly Check[], { content, vocabulary, scope }: Checked): Diagnostic[] {
  const sets = textSetsIn(content, scope);
  const seen = scope === 'part' ? withPages(content, pagesIn(content, scope)) : content;
  return list.flatMap((one) =>
    runCheck(one.name, () => {
      if ('runOn' in one) return sets.flatMap((texts) => one.runOn(texts, seen, vocabulary));
      return scope === 'part' ? [] : one.run(content, vocabulary);
    }),
  );
}
