import { translate } from 'wortlaut';
import source from './en.ts';

export default translate(source, {
  meta: {
    title: '{brand:product}: de fietsenwerkplaats die u laat rijden',
    description: 'Reparatie van elke fiets, voor een prijs die u van tevoren kent. Zonder afspraak en zonder vaktaal.',
  },
  heading: 'Wielen zonder slag',
  lead: 'Breng uw fiets ’s ochtends. De meeste zijn binnen {fact:service.turnaround|werkdagen} klaar, voor een prijs die u van tevoren kent.',
  services: 'Alle prijzen bekijken',
  way: 'Zo vindt u ons',
  steps: {
    heading: 'Van de standaard naar de straat',
    bring: {
      heading: 'Langsbrengen',
      text: 'Een afspraak is niet nodig. We hangen de fiets waar u bij staat aan de standaard, en u vertelt ons wat er rammelt.',
    },
    agree: {
      heading: 'Prijs afspreken',
      text: 'U krijgt een briefje met elk werk en wat het kost. We beginnen als u ja hebt gezegd.',
    },
    ride: {
      heading: 'Wegrijden',
      text: 'We rijden elke fiets proef op de keien voor de deur, en staan {fact:service.guarantee|maanden} in voor ons werk.',
    },
  },
  hours: 'Geen wachtrij aan de telefoon: kom langs, of schrijf naar {brand:email}.',
});
