import { describeSequences } from './describe-sequences.ts';

/* Sequences of edits to what the pages say. */

describeSequences({ subjects: ['texts'], sequences: 80 });
describeSequences({ subjects: ['contracts'], sequences: 60 });
