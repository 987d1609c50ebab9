import type { StartTag } from '../markup/tag.ts';
import type { Finding } from './finding.ts';

/** A fault of a start tag. `what` continues the tag: 'has the attribute …', without a full stop. */
export interface TagFault extends Omit<Finding, 'message'> {
  readonly what: string;
}

/** One rule over a start tag, independent of its position. */
export type TagRule = (tag: StartTag) => readonly TagFault[];
