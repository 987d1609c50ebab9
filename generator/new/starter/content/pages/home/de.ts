import { translate } from 'wortlaut';
import source from './en.ts';

export default translate(source, {
  meta: {
    title: '{brand:product}: die Fahrradwerkstatt, mit der es weiterrollt',
    description: 'Reparaturen für jedes Fahrrad, zu einem Preis, den Sie vorher kennen. Ohne Termin und ohne Fachchinesisch.',
  },
  heading: 'Hier läuft alles rund',
  lead: 'Bringen Sie Ihr Rad am Morgen. Die meisten sind nach spätestens {fact:service.turnaround|Arbeitstagen} fertig, zu einem Preis, den Sie vorher kennen.',
  services: 'Alle Preise ansehen',
  way: 'So finden Sie uns',
  steps: {
    heading: 'Vom Montageständer auf die Straße',
    bring: {
      heading: 'Vorbeibringen',
      text: 'Ein Termin ist nicht nötig. Wir hängen das Rad vor Ihren Augen an den Ständer, und Sie sagen uns, was klappert.',
    },
    agree: {
      heading: 'Preis vereinbaren',
      text: 'Sie bekommen einen Zettel mit jeder Arbeit und dem, was sie kostet. Wir fangen an, wenn Sie Ja gesagt haben.',
    },
    ride: {
      heading: 'Losfahren',
      text: 'Jedes Rad fahren wir auf dem Pflaster vor der Tür zur Probe, und {fact:service.guarantee|Monate} lang stehen wir für unsere Arbeit ein.',
    },
  },
  hours: 'Keine Warteschleife: Kommen Sie vorbei, oder schreiben Sie an {brand:email}.',
});
