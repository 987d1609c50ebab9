import { translate } from 'wortlaut';
import source from './en.ts';

export default translate(source, {
  meta: {
    title: 'Preise | {brand:product}',
    description: 'Was Reparaturen bei {brand:product} kosten: Schläuche, Bremsen, Schaltung, Laufräder und die große Durchsicht.',
  },
  heading: 'Was es kostet',
  lead: 'Arbeit und Steuer sind in diesen Preisen enthalten, Teile kommen dazu. Finden wir noch etwas, fragen wir zuerst.',
  jobs: {
    puncture: { name: 'Platten flicken', text: 'Loch und Ursache finden, Reifen prüfen, aufpumpen.' },
    brakes: { name: 'Bremsen einstellen', text: 'Zentrieren, Beläge wechseln, fahren und anhalten.' },
    gears: { name: 'Schaltung einstellen', text: 'Schaltauge richten, Anschläge und Zug einstellen.' },
    truing: { name: 'Laufrad zentrieren', text: 'Seitlich und in der Höhe, mit gleicher Spannung auf jeder Speiche.' },
    chain: { name: 'Kette wechseln', text: 'Messen, kürzen, vernieten, ölen. Die alte wird verwertet.' },
    inspection: { name: 'Große Durchsicht', text: 'Jede Schraube, jedes Lager, beide Laufräder, Bremsen und Schaltung, dazu eine Wäsche.' },
  },
  estimate: {
    heading: 'Ihr Auftragszettel',
    hint: 'Kreuzen Sie an, was Ihr Rad braucht.',
    total: '{jobs, plural, =0 {Noch nichts angekreuzt} one {# Arbeit: {amount}} other {# Arbeiten: {amount}}}',
  },
});
