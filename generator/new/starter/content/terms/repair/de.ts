import { translate } from 'wortlaut';
import source from './en.ts';

export default translate(source, {
  meta: {
    title: 'Reparaturbedingungen | {brand:product}',
    description: 'Was gilt, wenn {brand:product} ein Fahrrad repariert: Auftrag, Abholung und Gewährleistung.',
  },
  title: 'Unsere Bedingungen',
  lead: 'Was gilt, wenn Sie Ihr Fahrrad bei uns lassen.',
  clauses: {
    order: {
      heading: 'Auftrag',
      parties:
        'Diese Bedingungen gelten für Reparaturen, die {brand:provider} („{def:workshop|Werkstatt}“) für alle ausführt, die ein Fahrrad abgeben („{def:customer|Kunde}“).',
      price: 'Die {term:workshop|Werkstatt} beginnt, wenn der {term:customer|Kunde} dem Preis auf dem Zettel zugestimmt hat.',
      more: 'Kostet die Reparatur mehr, darf die {term:workshop|Werkstatt} über den Preis nach Punkt {ref:order.price} um bis zu {fact:service.tolerance} hinausgehen; alles andere fragt sie den {term:customer|Kunden} zuerst.',
    },
    collection: {
      heading: 'Abholung',
      ready:
        'Die {term:workshop|Werkstatt} sagt, wann das Fahrrad fertig ist. Der {term:customer|Kunde} holt es binnen {fact:service.collection|Kalendertagen} ab.',
      storage: 'Nach der Frist in Punkt {ref:collection.ready} kostet die Aufbewahrung {fact:service.storage} pro Tag.',
    },
    guarantee: {
      heading: 'Gewährleistung',
      period:
        'Was nicht gut gemacht war, bessert die {term:workshop|Werkstatt} nach, {fact:service.guarantee|Monate} lang ab der Abholung.',
      wear: 'Teile, die sich abnutzen, etwa Beläge und Reifen, fallen nicht unter Punkt {ref:guarantee.period}.',
    },
  },
});
