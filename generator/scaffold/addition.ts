import type { SharedContent } from '../model/content.ts';
import type { TemplateShapes } from '../model/template-shape.ts';

/** The kinds of parts that can be added to a site. */
export const partKinds = ['language', 'country', 'page'] as const;
export type PartKind = (typeof partKinds)[number];

export interface SiteParts {
  readonly content: SharedContent;
  /** Template → the texts and the structure that it reads of its pages. */
  readonly shapes: TemplateShapes;
  /** The text of a file of the site, by its path in the folder of the site; undefined for a missing file. */
  read(path: string): string | undefined;
}

/** The arguments of the command line. */
export interface Wanted {
  readonly name: string;
  readonly template?: string | undefined;
}

/** Path in the folder of the site → text. */
type Files = Readonly<Record<string, string>>;

/** New and changed files, and the remaining tasks of the author; or the reason why the part cannot be added. */
export type Addition = { readonly made: Files; readonly changed: Files; readonly left: readonly string[] } | { readonly fault: string };
