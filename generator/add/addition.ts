import type { SharedContent } from '../model/content.ts';
import type { TemplateShapes } from '../model/template-shape.ts';

export interface SiteParts {
  readonly content: SharedContent;
  /** Template → what it reads of its pages. */
  readonly shapes: TemplateShapes;
  /** The text of a file of the site, by its path in the folder of the site; undefined if there is none. */
  read(path: string): string | undefined;
}

/** A part to add: its kind's arguments from the command line. */
export interface Wanted {
  readonly name: string;
  readonly template?: string | undefined;
}

type Files = ReadonlyMap<string, string>;

/** New files, by their path in the folder of the site, files that are changed, and what is left to do; or why there can be none. */
export type Addition = { readonly made: Files; readonly changed: Files; readonly left: readonly string[] } | { readonly fault: string };
