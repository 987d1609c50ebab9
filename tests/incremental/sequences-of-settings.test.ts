import { describeSequences } from './describe-sequences.ts';

/* Sequences of edits to settings that all pages share, and of edits of all kinds. */

describeSequences({ subjects: ['settings'], sequences: 60 });
describeSequences({ subjects: ['texts', 'facts', 'contracts', 'pages', 'settings', 'faults'], sequences: 30 });
