import { defineClauses } from 'wortlaut';
import outline from './outline.ts';

export default defineClauses(outline, {
  meta: { title: 'AGB', description: 'Die Bedingungen des Vertrags.' },
  title: 'AGB',
  lead: 'Für Unternehmen.',
  clauses: {
    support: {
      heading: 'Unterstützung',
      provider: 'Der Betreiber („{def:provider|Anbieter}“) unterstützt den Käufer („{def:customer|Kunde}“) im ersten Jahr kostenlos.',
      reaction: 'Der {term:provider|Anbieter} antwortet dem {term:customer|Kunden} innerhalb von {fact:offer.reaction|Arbeitstagen}.',
      fees: 'Danach zahlt der {term:customer|Kunde} dem {term:provider|Anbieter} {fact:offer.fee}.',
    },
    use: {
      heading: 'Nutzung',
      secrecy: 'Der {term:customer|Kunde} hält seine Zugangsdaten geheim.',
      changes: 'Die Software bleibt, wie sie ist ({doc:prices|Hilfe}); {ref:use.secrecy} gilt auch hier.',
    },
  },
});
