import { describeSequences } from './describe-sequences.ts';

/* Sequences of edits to what pages there are. */

describeSequences({ subjects: ['pages'], sequences: 110 });
