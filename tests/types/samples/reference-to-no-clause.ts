import { defineClauses, defineOutline } from 'wortlaut';

const outline = defineOutline({
  id: 'at',
  terms: ['customer'],
  sections: { scope: ['business', 'age'], use: ['secrecy', 'changes'] },
});

export default defineClauses(outline, {
  meta: { title: 'AGB', description: 'Die Bedingungen.' },
  title: 'AGB',
  lead: 'Für Unternehmen.',
  clauses: {
    scope: { heading: 'Geltung', business: 'Der {def:customer|Kunde} ist Unternehmer.', age: 'Er ist volljährig.' },
    use: {
      heading: 'Nutzung',
      secrecy: 'Geheim.',
      // expect: 'clauses.use.changes' names {ref:use.secrets}, which this document does not have. Correct its name, or add it to the outline. (WL4003)
      changes: 'Wie in {ref:use.secrets}.',
    },
  },
});
