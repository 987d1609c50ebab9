import { defineClauses } from 'wortlaut';
import outline from './outline.ts';

export default defineClauses(outline, {
  meta: {
    title: 'AGB in der Schweiz | {brand:product}',
    description:
      'Die Vertragsbedingungen für {brand:product} in der Schweiz: Registrierung, Nutzung, Support, Gebühren, Kündigung und Haftung.',
  },
  title: 'Allgemeine Geschäftsbedingungen',
  lead: 'Diese Bedingungen regeln den Vertrag über die Nutzung der Cloud-Registrierkasse {brand:product} durch Unternehmer in der Schweiz.',
  clauses: {
    demo: { mark: 'Rechnungen und Quittungen, die im {term:demo|Demomodus} erstellt werden, tragen die Kennzeichnung „DEMO“.' },
    use: {
      penalty:
        'Für jeden Verstoß gegen die Pflichten betreffend {term:harmful|schädliche Daten} nach Punkt {ref:use.harmful} hat der {term:customer|Kunde} dem {term:provider|Anbieter} eine Konventionalstrafe von {fact:terms.penalty} zu zahlen.',
    },
    fees: { net: 'Alle Preise sind Nettopreise und verstehen sich ohne Mehrwertsteuer.' },
  },
});
