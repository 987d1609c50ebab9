import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import { runCheck } from '../diagnostics/run-check.ts';
import type { Content } from '../model/content.ts';
import { pagesIn, type Scope, withPages } from '../model/scope.ts';
import type { TemplateShapes } from '../model/template-shape.ts';
import { checks } from './checks.ts';
import { type TextSet, textSetsIn } from './text-sets.ts';

/** What content may name besides itself: the templates of the runtime. */
export interface Vocabulary {
  readonly templates: readonly string[];
  /** What each of them reads. */
  readonly shapes: TemplateShapes;
  /** The countries whose flags the runtime draws, if it draws any. */
  readonly flags?: readonly string[];
  /** Placeholders are errors instead of warnings. */
  readonly production: boolean;
  /** ISO date of the build: waivers and evidence expire. */
  readonly today: string;
}

/** One rule over the site; of ordinary pages it reads the definitions, and no copies but those that claims name. Its file is named for what it finds. */
export interface SiteCheck {
  readonly name: string;
  run(content: Content, vocabulary: Vocabulary): readonly Diagnostic[];
}

/** One rule over texts that are translations of each other, which needs no copies of other pages. Its file is named for what it finds. */
export interface TextCheck {
  readonly name: string;
  runOn(texts: TextSet, content: Content, vocabulary: Vocabulary): readonly Diagnostic[];
}

export type Check = SiteCheck | TextCheck;

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
  const seen = scope === 'batch' ? withPages(content, pagesIn(content, scope)) : content;
  return list.flatMap((one) =>
    runCheck(one.name, () => {
      if ('runOn' in one) return sets.flatMap((texts) => one.runOn(texts, seen, vocabulary));
      return scope === 'batch' ? [] : one.run(content, vocabulary);
    }),
  );
}
