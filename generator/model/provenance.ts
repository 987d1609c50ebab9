import type { FactFormatName } from './register.ts';

/** The origin of a fact, so that readers can check it. `evidence: 'none'` marks an unproven claim. */
export interface Provenance {
  /** A document and the place in it: `price list, page 2`. */
  readonly source: string;
  /** ISO date of the value. */
  readonly asOf: string;
  /** The countries in which it holds; without it, all. */
  readonly countries?: readonly string[];
  /** The place of the proof; `none` for an unproven value; absent if no proof is needed. */
  readonly evidence?: 'none' | (string & {});
  /** The value is a sample and must not be published without a waiver. */
  readonly sample?: true;
  /** The value is a setting of the theme, such as a delay. Texts do not state it. */
  readonly setting?: true;
}

/** A change of a fact on a day: the fields with another value, and where that is written. */
export interface LaterValue extends Pick<Provenance, 'source' | 'asOf'> {
  /** ISO date of the first day with this value. */
  readonly from: string;
}

/** Fields of every kind of fact. */
export interface FactBase extends Provenance {
  /** The name of a format in the configuration of the site (`factFormats`) that writes it, in place of that of its kind. */
  readonly format?: FactFormatName;
  /** Later values, in the order of their days. A build takes the value of its day. */
  readonly then?: readonly LaterValue[];
}
