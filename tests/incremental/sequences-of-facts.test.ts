import { describeSequences } from './describe-sequences.ts';

/* Sequences of edits to facts, and of edits that stop a build. */

describeSequences({ subjects: ['facts'], sequences: 80 });
describeSequences({ subjects: ['faults'], sequences: 60 });
