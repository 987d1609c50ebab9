import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import type { Named } from '../diagnostics/run-check.ts';
import type { Content, SharedContent } from '../model/content.ts';
import type { FactWriter } from '../model/printed-text.ts';
import type { TemplateShapes } from '../model/template-shape.ts';
import type { TextSet } from './text-sets.ts';

/** The names outside the content that it may use: templates, flags and formats. */
export interface Vocabulary {
  /** The names of the templates of the theme. */
  readonly templates: readonly string[];
  /** The texts and values that each template reads. */
  readonly shapes: TemplateShapes;
  /** The countries whose flags the theme has, if it has flags. */
  readonly flags?: readonly string[];
  /** The names of the fact formats in the configuration of the site. */
  readonly factFormats?: readonly string[];
  /** Placeholders are errors instead of warnings. */
  readonly production: boolean;
  /** ISO date of the build: waivers and evidence expire. */
  readonly today: string;
  /** ISO date of the clock, if the build is for another day: no attestation is later than both. */
  readonly now?: string;
}

/** The vocabulary of checks over the site, which stay in one thread. */
export interface SiteVocabulary extends Vocabulary {
  /** Writes facts as pages do. */
  readonly writeFact: FactWriter;
}

/** One rule over the site. The batch of the content has the pages that claims name. Its file is named after what it finds. */
export interface SiteCheck {
  run(content: Content, vocabulary: SiteVocabulary): Diagnostic | readonly Diagnostic[];
}

/** One rule over texts that are translations of each other. Its file is named after what it finds. */
export interface TextCheck {
  runOn(texts: TextSet, shared: SharedContent, vocabulary: Vocabulary): Diagnostic | readonly Diagnostic[];
}

export type Check = Named<SiteCheck | TextCheck>;
