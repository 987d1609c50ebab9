import { defineClauses } from 'wortlaut';
import outline from './outline.ts';

export default defineClauses(outline, {
  meta: { title: 'AGB', description: 'Unterstützung.' },
  title: 'AGB',
  lead: 'Unterstützung.',
  clauses: {
    support: {
      heading: 'Unterstützung',
      provider: 'Der Betreiber („{def:provider|Anbieter}“) unterstützt den Käufer („{def:customer|Kunde}“) im ersten Jahr kostenlos.',
      reaction: 'Der {term:provider|Anbieter} antwortet dem {term:customer|Kunden} innerhalb von {fact:offer.reaction|Arbeitstagen}.',
      fees: 'Der {term:customer|Kunde} zahlt dem {term:provider|Anbieter} {fact:offer.fee} innerhalb von {fact:offer.grace|Tagen}.',
    },
  },
});
