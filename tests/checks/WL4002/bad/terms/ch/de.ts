export default {
  meta: { title: 'AGB Schweiz', description: 'Die Bedingungen.' },
  title: 'AGB Schweiz',
  lead: 'Für Unternehmen.',
  clauses: {
    use: { changes: 'Die Software wird nicht verändert.' },
  },
};
