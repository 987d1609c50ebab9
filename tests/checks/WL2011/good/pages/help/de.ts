import { translate } from 'wortlaut';
import source from './en.ts';

export default translate(source, {
  meta: { title: 'Hilfe: {fact:trial.open}', description: '{fact:trial.uptime} verfügbar, {fact:trial.rating}, {fact:trial.shops} Läden.' },
  heading: '{fact:offer.price} nach {fact:trial.period|Tagen}',
  text: 'In {fact:trial.shipping|Tagen} da, nach der Regel vom {fact:trial.rule}. 30 Läden, 3 Geräte, 2 Tage im Jahr 2025, rund um die Uhr.',
  button: 'Am Schalter 49 um 9:00',
});
