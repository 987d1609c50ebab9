export default {
  meta: { title: 'AGB Schweiz', description: 'Die Bedingungen der Schweiz.' },
  title: 'AGB Schweiz',
  lead: 'Für Unternehmen.',
  clauses: {
    use: { changes: 'Die Software wird nicht verändert.' },
  },
};
