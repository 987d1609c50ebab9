import type { Content } from '../../../generator/model/content.ts';
import type { RenderedSite } from '../../support/inspect.ts';

/** The place where a fault must be reported: a value of a content file, or of one of several. */
export interface ValuePlace {
  readonly file: string;
  /** The beginning is enough; if absent, the file is enough. */
  readonly dataPath?: readonly string[];
}

/** One fault of a kind, ready to be made in a copy of the content. */
export interface ContentFault {
  readonly detail: string;
  /** The files that it changes or names: two faults that share one are not made at once. */
  readonly files: readonly string[];
  readonly reported: readonly ValuePlace[];
  make(content: Content): Content;
}

/** A kind of fault in the content, and every place of some content where it can be made. */
export interface ContentKind {
  readonly name: string;
  /** Prefixes of the codes that may report it. */
  readonly codes: readonly string[];
  /** The fault appears only on pages, so they are rendered and inspected. */
  readonly onPages?: true;
  /** The fault is made alone, because its consequences would hide other faults. */
  readonly alone?: true;
  /** The fault is made in content of which people have signed everything. */
  readonly signed?: true;
  /** Nothing else may be an error in the files of the fault, or in any file if it is made alone: it is one cause. */
  readonly once?: true;
  faults(content: Content): ContentFault[];
}

/** One fault in the output, ready to be made. */
export interface OutputFault {
  readonly detail: string;
  /** Words that the message must contain, besides the address or the file. */
  readonly words?: readonly string[];
  /** Addresses or files, one of which the diagnostic names. */
  readonly reported: readonly string[];
  /** Changed files; undefined for a removed one. */
  readonly files: ReadonlyMap<string, string | undefined>;
}

/** A kind of fault that a template, a component or the generator would make. */
export interface OutputKind {
  readonly name: string;
  readonly codes: readonly string[];
  /** The fault in one page, or elsewhere in the output; undefined if it cannot be made. `random` chooses its place. */
  fault(site: RenderedSite, page: PageAt | undefined, random: (below: number) => number): OutputFault | undefined;
}

/** A page of the output, as a kind finds it. */
export interface PageAt {
  readonly path: string;
  readonly output: string;
  readonly html: string;
}
