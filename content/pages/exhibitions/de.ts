import { translate } from 'wortlaut';
import source from './en.ts';

export default translate(source, {
  meta: {
    title: 'Messen: die Kasse selbst ausprobieren | {brand:product}',
    description: 'Wo Sie {brand:product} in die Hand nehmen können: kommende und vergangene Messen mit Datum, Ort und Standnummer.',
  },
  heading: 'Bitte selbst antippen',
  lead: 'Eine Kasse muss man in der Hand gehabt haben. Am Stand kassieren Sie zur Probe.',
  upcoming: 'Demnächst',
  till: 'So steht sie am Stand',
  past: 'Da waren wir schon',
  booth: 'Stand',
  attendees: '{attendees, plural, one {# Besucher} other {# Besucher}}',
  expected: '{attendees, plural, one {# Besucher erwartet} other {# Besucher erwartet}}',
  achievements: 'Gut zu wissen',
  map: 'Lageplan',
  calendar: 'In den Kalender',
  reserve: 'Platz reservieren',
  items: {
    vienna: {
      title: 'Counter & Kitchen',
      location: 'Wien, Österreich',
      description: 'Kassen, Kartenterminals und Küchendrucker für Cafés und Restaurants, in Betrieb am Stand.',
      achievements: 'Reservieren Sie einen Platz an der Probetheke: Sie kassieren, wir zahlen den Kaffee.',
    },
    madrid: {
      title: 'Comercio Abierto',
      location: 'Madrid, Spanien',
      description:
        'Alles über {inCountry, select, ch {Quittungen} other {Belege}} nach den {fact:law.es.till}-Regeln, mit Kassen zum Ausprobieren.',
      achievements:
        'Jede Stunde ein Kurzvortrag: was auf {inCountry, select, ch {einer Quittung} other {einem Beleg}} stehen muss und was die Kasse für Sie erledigt.',
    },
    munich: {
      title: 'Salon Days',
      location: 'München, Deutschland',
      description:
        'Termine, Kassenbuch und Tagesabschluss für {inCountry, select, ch {Coiffeursalons} other {Friseursalons}} und Nagelstudios.',
      achievements: 'Am Stand richteten Besucher eine komplette Preisliste in weniger als {fact:setup.time} ein.',
    },
    warsaw: {
      title: 'Small Shop Forum',
      location: 'Warschau, Polen',
      description: 'Lager, Etiketten und mobile Kassen für kleine Geschäfte.',
      achievements: 'Im Café des Forums lief jeder Verkauf über die mobile Kasse.',
    },
  },
  visit: {
    heading: 'So lange möchten Sie nicht warten?',
    text: 'Sagen Sie uns, was Sie verkaufen. Wir finden einen Termin und zeigen Ihnen die Kasse.',
    button: 'Termin vereinbaren',
  },
});
