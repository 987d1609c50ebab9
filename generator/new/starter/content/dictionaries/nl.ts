import { translate } from 'wortlaut';
import source from './en.ts';

export default translate(source, {
  layout: {
    skip: 'Naar de inhoud',
    home: '{brand:product}, startpagina',
    menu: 'Hoofdmenu',
    languages: 'Taal',
    shareImage: 'Twee fietswielen naast elkaar, getekend als een liggende acht',
    sample: '{brand:product} bestaat niet. Deze werkplaats is een voorbeeld: maak er uw eigen van.',
  },
  menu: { home: 'Startpagina', services: 'Prijzen', workshop: 'Werkplaats', terms: 'Reparatievoorwaarden' },
  footer: { papers: 'Meer', contact: 'Waar we zijn' },
  hours: {
    heading: 'Wanneer we er zijn',
    open: 'Nu open, tot {time} uur.',
    closed: 'Nu gesloten. We zijn er weer op {day} om {time} uur.',
  },
  terms: { contents: 'Inhoud', clause: 'Artikel {number}', edition: 'Versie van {date}' },
});
