import { describeSequences } from './describe-sequences.ts';

/* Sequences of edits that add, remove and move pages. */

describeSequences({ subjects: ['pages'], sequences: 110 });
