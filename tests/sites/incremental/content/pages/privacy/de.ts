import { translate } from 'wortlaut';
import { answer } from '../../shared/answer.ts';
import source from './en.ts';

export default translate(source, {
  meta: { title: 'Datenschutz | {brand:product}', description: 'Was {brand:product} in Ihrem Browser speichert und was es sendet.' },
  heading: 'Was hier mit Ihren Daten geschieht',
  lead: 'Nichts wird von anderen Firmen geladen.',
  changed: 'Zuletzt geändert im Herbst.',
  contents: 'Auf dieser Seite',
  missing: 'Noch zu ergänzen',
  sections: {
    controller: {
      heading: 'Wer verantwortlich ist',
      text: { who: answer.de },
      rows: { provider: { name: 'Betreiber' }, email: { name: 'E-Mail' } },
    },
    visit: { heading: 'Wenn Sie eine Seite öffnen', text: { request: 'Ihr Browser fragt unseren Server nach der Seite.' } },
  },
});
