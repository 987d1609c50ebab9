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
    // expect: 'clauses.use.resale' is not in the outline. Remove it or correct its name. (WL4006)
    use: { heading: 'Nutzung', secrecy: 'Geheim.', changes: 'Unverändert.', resale: 'Kein Verkauf.' },
  },
});
