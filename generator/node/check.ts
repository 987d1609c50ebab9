import type { Vocabulary } from '../2-check/content-check.ts';
import type { TextSet } from '../2-check/text-sets.ts';
import type { InspectedPage } from '../5-inspect/page-rule.ts';
import type { SiteFacts } from '../5-inspect/shared/site-facts.ts';
import type { KnownPages, SiteToInspect } from '../5-inspect/site-rule.ts';
import type { CodeDefinition } from '../diagnostics/code-definition.ts';
import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import type { Content, SharedContent } from '../model/content.ts';

/* The checks and rules of a site. They get the same values as those of Wortlaut, and declare the codes that they report. */

/** The meaning of a code, for `explain` and the reports: a sentence, the cause with its correction, a bad and a good example. */
export type CodeExplanation = Pick<CodeDefinition, 'title' | 'cause' | 'bad' | 'good' | 'suppressible'>;

/** The common part of checks and rules. */
interface Explained<Code extends string> {
  /** The name in the message of a check that throws. */
  readonly name: string;
  /** Every code that it reports: two to eight capitals and four digits, not WL, such as `SHOP0001`. */
  readonly codes: Readonly<Record<Code, CodeExplanation>>;
}

/** A finding in the content. `file` is relative to the folder of the site, and `dataPath` leads to the value in it; its line is computed. */
export type ContentFinding<Code extends string = string> = { readonly code: Code } & Omit<
  Diagnostic,
  'code' | 'also' | 'fix' | 'suggestion' | 'follows'
>;

/** A finding on a page. Without `file` it is placed in the definition of the page. Equal subjects on several addresses are one finding. */
export interface PageFinding<Code extends string = string>
  extends Pick<Diagnostic, 'message' | 'hint' | 'expected' | 'found' | 'related' | 'file' | 'dataPath'> {
  /** One of the codes that the rule explains. */
  readonly code: Code;
  /** By default 'error'. */
  readonly severity?: Diagnostic['severity'];
  /** The subject of the finding, independent of the address; by default the message. */
  readonly subject?: string;
}

/** A check that runs once over all shared content: pages without their texts, dictionaries, facts, navigation, contracts. */
export interface CustomCheck<Code extends string = string> extends Explained<Code> {
  /** Returns findings; they may depend on the arguments alone. */
  run(content: Content, vocabulary: Vocabulary): readonly ContentFinding<Code>[];
}

/** A check over texts that are translations of each other: it runs for the dictionaries, for each contract and for the texts of each page. */
export interface CustomTextCheck<Code extends string = string> extends Explained<Code> {
  /** Returns findings in these texts; `shared` is the content around them. */
  runOn(texts: TextSet, shared: SharedContent, vocabulary: Vocabulary): readonly ContentFinding<Code>[];
}

/** A rule over the HTML of one page. It also runs in worker threads, and a page that has not changed is not inspected again. */
export interface CustomPageRule<Code extends string = string> extends Explained<Code> {
  /** Returns findings on the page; they may depend on the arguments alone. */
  run(page: InspectedPage, known: SiteFacts): readonly PageFinding<Code>[];
}

/** A rule over the summaries of all pages and the files beside them. */
export interface CustomSiteRule<Code extends string = string> extends Explained<Code> {
  /** Returns findings on the site; `pages` are in the order of their addresses. */
  run(site: SiteToInspect, pages: KnownPages): readonly ContentFinding<Code>[];
}

/** Returns the check; its type checks that it reports only codes that it explains. */
export const defineCheck = <Code extends string>(check: CustomCheck<Code>): CustomCheck<Code> => check;

/** Returns the check over texts, typed like `defineCheck`. */
export const defineTextCheck = <Code extends string>(check: CustomTextCheck<Code>): CustomTextCheck<Code> => check;

/** Returns the rule over one page, typed like `defineCheck`. */
export const definePageRule = <Code extends string>(rule: CustomPageRule<Code>): CustomPageRule<Code> => rule;

/** Returns the rule over all pages, typed like `defineCheck`. */
export const defineSiteRule = <Code extends string>(rule: CustomSiteRule<Code>): CustomSiteRule<Code> => rule;
