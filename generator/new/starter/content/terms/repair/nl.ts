import { translate } from 'wortlaut';
import source from './en.ts';

export default translate(source, {
  meta: {
    title: 'Reparatievoorwaarden | {brand:product}',
    description: 'Wat geldt als {brand:product} een fiets repareert: de opdracht, het ophalen en de garantie.',
  },
  title: 'Onze voorwaarden',
  lead: 'Wat geldt als u uw fiets bij ons achterlaat.',
  clauses: {
    order: {
      heading: 'De opdracht',
      parties:
        'Deze voorwaarden gelden voor reparaties die {brand:provider} (de “{def:workshop|Werkplaats}”) uitvoert voor wie een fiets afgeeft (de “{def:customer|Klant}”).',
      price: 'De {term:workshop|Werkplaats} begint als de {term:customer|Klant} met de prijs op het briefje heeft ingestemd.',
      more: 'Kost de reparatie meer, dan mag de {term:workshop|Werkplaats} de prijs van artikel {ref:order.price} met ten hoogste {fact:service.tolerance} overschrijden; al het andere vraagt zij de {term:customer|Klant} eerst.',
    },
    collection: {
      heading: 'Ophalen',
      ready:
        'De {term:workshop|Werkplaats} zegt wanneer de fiets klaar is. De {term:customer|Klant} haalt hem binnen {fact:service.collection|kalenderdagen} op.',
      storage: 'Na de termijn van artikel {ref:collection.ready} kost de stalling {fact:service.storage} per dag.',
    },
    guarantee: {
      heading: 'Garantie',
      period: 'De {term:workshop|Werkplaats} herstelt wat niet goed is gedaan, {fact:service.guarantee|maanden} lang vanaf het ophalen.',
      wear: 'Onderdelen die slijten, zoals blokjes en banden, vallen niet onder artikel {ref:guarantee.period}.',
    },
  },
});
