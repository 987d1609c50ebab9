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
  editions: {
    draft: 'Concept',
    inForce: 'Van kracht sinds {day}',
    announced: 'Geldt vanaf {day}',
    superseded: 'Gold vanaf {day}, inmiddels vervangen',
    withdrawn: 'Ingetrokken',
    later: 'Vanaf {day} geldt een andere versie.',
    all: 'Alle versies',
    plain: 'Als tekstbestand',
    changes: 'Wijzigingen tussen {before} en {after}',
    unchanged: 'Geen wijzigingen',
    present: 'Naar het contract',
    notice: 'De voorwaarden van het contract veranderen op {day}.',
    objection: 'Bezwaar is mogelijk tot en met {day}: {address}',
  },
  terms: { contents: 'Inhoud', clause: 'Artikel {number}' },
});
