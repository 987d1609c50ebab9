import type { StartTag } from '../markup/tag.ts';
import type { Finding } from './finding.ts';

/** Something wrong with a start tag. `what` goes on after the tag: 'has the attribute …', without a full stop. */
export interface TagFault extends Omit<Finding, 'message'> {
  readonly what: string;
}

/** One rule over a start tag alone, wherever it stands. */
export type TagRule = (tag: StartTag) => readonly TagFault[];
