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
    // expect: 'clauses.scope.age' is missing: the outline has it. Write the clause. (WL4002)
    scope: { heading: 'Geltung', business: 'Der {def:customer|Kunde} ist Unternehmer.' },
    use: { heading: 'Nutzung', secrecy: 'Zugangsdaten sind geheim.', changes: 'Die Software bleibt, wie sie ist.' },
  },
});
