import { translate } from 'wortlaut';
import source from './en.ts';

export default translate(source, {
  meta: { title: 'Hilfe: 09:00–13:00', description: 'Verfügbar zu 99,9 %, 4,9/5 Punkte, 10.000 Läden.' },
  heading: '249,00 Euro nach 30 Tagen',
  text: 'In 2–3 Tagen da, nach der Regel vom Juli 2025.',
  button: 'Statt 500',
});
