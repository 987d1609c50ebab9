import { translate } from 'wortlaut';
import source from './en.ts';

export default translate(source, {
  meta: {
    title: 'Die Werkstatt | {brand:product}',
    description: 'Wer bei {brand:product} arbeitet, was wir reparieren und wie Sie uns finden.',
  },
  heading: 'Ein Hof, ein Ständer, viele Speichen',
  lead: 'Ein Rad, das eiert, hat eine Acht. Achten aus Rädern zu nehmen, damit haben wir angefangen.',
  sections: {
    repair: {
      heading: 'Was wir reparieren',
      text: 'Stadträder, Tandems, Lastenräder, Falträder und das vom Dachboden. **Motoren und Akkus öffnen wir nicht**; wir wissen, wer es tut. Was jede Arbeit kostet, steht in der [Preisliste](services).',
    },
    used: {
      heading: 'Gebrauchte Teile',
      text: 'Was noch rund läuft, bekommt ein zweites Leben. Fragen Sie nach der *Kiste*: Naben, Kurbeln und Schutzbleche, gereinigt und geprüft, zur Hälfte des Neupreises.',
    },
    way: {
      heading: 'So finden Sie uns',
      text: 'Durch das Tor, {brand:street}, über den Hof, am Birnbaum vorbei. Die Tür ist offen, [wenn wir da sind](home#hours).',
    },
  },
});
