import { describeSequences } from './describe-sequences.ts';

/* Sequences of edits of texts. */

describeSequences({ subjects: ['texts'], sequences: 80 });
describeSequences({ subjects: ['contracts'], sequences: 60 });
