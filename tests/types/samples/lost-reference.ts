import { defineClauses, defineOutline, translate } from 'wortlaut';

const outline = defineOutline({
  id: 'at',
  terms: ['customer'],
  sections: { scope: ['business', 'age'], use: ['secrecy', 'changes'] },
});

const source = defineClauses(outline, {
  meta: { title: 'AGB', description: 'Die Bedingungen.' },
  title: 'AGB',
  lead: 'Für Unternehmen.',
  clauses: {
    scope: { heading: 'Geltung', business: 'Der {def:customer|Kunde} ist Unternehmer.', age: 'Er ist volljährig.' },
    use: { heading: 'Nutzung', secrecy: 'Geheim.', changes: 'Wie in {ref:use.secrecy} für den {term:customer|Kunden}.' },
  },
});

export default translate(source, {
  meta: { title: 'Terms', description: 'The terms.' },
  title: 'Terms',
  lead: 'For businesses.',
  clauses: {
    scope: { heading: 'Scope', business: 'The {def:customer|customer} is a business.', age: 'The customer is of age.' },
    // expect: 'clauses.use.changes' must keep the placeholder {ref:use.secrecy} of the source text. Write it into this text. (WL2003)
    use: { heading: 'Use', secrecy: 'Secret.', changes: 'As in clause 2.1 for the {term:customer|customer}.' },
  },
});
