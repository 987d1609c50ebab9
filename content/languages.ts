import { defineLanguages } from 'wortlaut';

const swissReceipt = 'In Switzerland a Beleg is a voucher of the bookkeeping.';
const swissTrade = 'Swiss people go to the Coiffeur.';
const swissLaw = 'Swiss law has a word of its own.';

/** The style sheet of each language. Dots of the English words are those of the specification. */
export default defineLanguages({
  en: { name: 'English', nativeName: 'English', direction: 'ltr', avoid: { 'sending...': 'Sending…' } },
  de: {
    name: 'German',
    nativeName: 'Deutsch',
    direction: 'ltr',
    address: 'Sie',
    avoid: {
      '...': '…',
      'MwSt.': { write: 'USt.', because: 'Austrian law calls the tax Umsatzsteuer.', countries: ['at'] },
      Mehrwertsteuer: { write: 'Umsatzsteuer', because: 'Austrian law calls the tax Umsatzsteuer.', countries: ['at'] },
      Umsatzsteuer: { write: 'Mehrwertsteuer', because: swissLaw, countries: ['ch'] },
      Vertragsstrafe: { write: 'Konventionalstrafe', because: swissLaw, countries: ['ch'] },
      Beleg: { write: 'Quittung', because: swissReceipt, countries: ['ch'] },
      Belege: { write: 'Quittungen', because: swissReceipt, countries: ['ch'] },
      Belegen: { write: 'Quittungen', because: swissReceipt, countries: ['ch'] },
      Friseur: { write: 'Coiffeur', because: swissTrade, countries: ['ch'] },
      Friseurinnen: { write: 'Coiffeusen', because: swissTrade, countries: ['ch'] },
      Friseursalons: { write: 'Coiffeursalons', because: swissTrade, countries: ['ch'] },
    },
  },
  fr: {
    name: 'French',
    nativeName: 'Français',
    direction: 'ltr',
    address: 'vous',
    borrowed: ['ticket', 'tickets'],
    avoid: { '...': '…', 'tout ce que comprend chaque modèle': 'toutes les fonctionnalités' },
  },
  es: {
    name: 'Spanish',
    nativeName: 'Español',
    direction: 'ltr',
    address: 'tú',
    avoid: {
      '...': '…',
      'según el trabajo que dé': 'o por minutos',
      'sale en ticket y en PDF': 'impreso y en PDF',
      'haz una visita guiada': 'Haz el recorrido guiado',
      'ofertas y descuentos': 'Presupuestos y descuentos',
      'todo lo que trae cada modelo': 'todas las funciones',
    },
  },
  pl: {
    name: 'Polish',
    nativeName: 'Polski',
    direction: 'ltr',
    address: 'ty',
    borrowed: ['flat', 'white'],
    avoid: { '...': '…', zapłać: 'Przyjmij płatność', 'co zawiera każdy model': 'wszystkie funkcje' },
  },
  it: {
    name: 'Italian',
    nativeName: 'Italiano',
    direction: 'ltr',
    address: 'tu',
    avoid: { '...': '…', 'cassa chiusa': 'i conti tornano' },
  },
  nl: { name: 'Dutch', nativeName: 'Nederlands', direction: 'ltr', address: 'u', borrowed: ['flat', 'white'], avoid: { '...': '…' } },
  cs: {
    name: 'Czech',
    nativeName: 'Čeština',
    direction: 'ltr',
    address: 'vy',
    borrowed: ['flat', 'white'],
    avoid: { '...': '…', zaplatit: 'Přijmout platbu' },
  },
});
