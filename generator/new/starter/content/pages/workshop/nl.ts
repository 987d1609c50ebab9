import { translate } from 'wortlaut';
import source from './en.ts';

export default translate(source, {
  meta: { title: 'De werkplaats | {brand:product}', description: 'Wie er bij {brand:product} werkt, wat we repareren en hoe u ons vindt.' },
  heading: 'Een hof, een standaard, veel spaken',
  lead: 'Een wiel dat slingert, heeft volgens Duitse fietsers een acht. Achten uit wielen halen, daar zijn we mee begonnen.',
  sections: {
    repair: {
      heading: 'Wat we repareren',
      text: 'Stadsfietsen, tandems, bakfietsen, vouwfietsen en die van uw zolder. **Motoren en accu’s openen we niet**; we weten wie het wel doet. Wat elk werk kost, staat in de [prijslijst](services).',
    },
    used: {
      heading: 'Gebruikte onderdelen',
      text: 'Wat nog zuiver loopt, krijgt een tweede leven. Vraag naar de *kist*: naven, cranks en spatborden, schoongemaakt en nagekeken, voor de helft van de nieuwprijs.',
    },
    way: {
      heading: 'Zo vindt u ons',
      text: 'Door de poort, {brand:street}, over de binnenplaats, voorbij de perenboom. De deur is open [als we er zijn](home#hours).',
    },
  },
});
