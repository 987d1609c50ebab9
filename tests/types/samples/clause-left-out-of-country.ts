import { defineClauses, defineOutline, extend } from 'wortlaut';

const outline = defineOutline({
  id: 'at',
  terms: ['customer'],
  sections: { scope: ['business', 'age'], use: ['secrecy', 'changes'] },
});

const swiss = extend(outline, { id: 'ch', omit: { 'use.secrecy': 'not stated' }, override: { 'use.changes': 'Swiss wording' } });

export default defineClauses(swiss, {
  meta: { title: 'AGB', description: 'Die Bedingungen.' },
  title: 'AGB',
  lead: 'Für Unternehmen.',
  // expect: 'clauses.use.changes' names {ref:use.secrecy}, which this document does not have. Correct its name, or add it to the outline. (WL4003)
  clauses: { use: { changes: 'Wie in {ref:use.secrecy}.' } },
});
