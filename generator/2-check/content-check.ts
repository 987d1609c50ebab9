import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import type { Content, SharedContent } from '../model/content.ts';
import type { TemplateShapes } from '../model/template-shape.ts';
import type { TextSet } from './text-sets.ts';

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

/** One rule over the site. The batch of the content has the pages that claims name. Its file is named for what it finds. */
export interface SiteCheck {
  readonly name: string;
  run(content: Content, vocabulary: Vocabulary): readonly Diagnostic[];
}

/** One rule over texts that are translations of each other. Its file is named for what it finds. */
export interface TextCheck {
  readonly name: string;
  runOn(texts: TextSet, shared: SharedContent, vocabulary: Vocabulary): readonly Diagnostic[];
}

export type Check = SiteCheck | TextCheck;
