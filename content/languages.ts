import { defineLanguages } from 'wortlaut';

export default defineLanguages({
  en: { name: 'English', nativeName: 'English', direction: 'ltr', avoid: { 'Sending...': 'Sending…' } },
  de: { name: 'German', nativeName: 'Deutsch', direction: 'ltr' },
  fr: {
    name: 'French',
    nativeName: 'Français',
    direction: 'ltr',
    borrowed: ['ticket', 'tickets'],
    avoid: { 'tout ce que comprend chaque modèle': 'toutes les fonctionnalités' },
  },
  es: {
    name: 'Spanish',
    nativeName: 'Español',
    direction: 'ltr',
    avoid: {
      'según el trabajo que dé': 'o por minutos',
      'sale en ticket y en PDF': 'impreso y en PDF',
      'Haz una visita guiada': 'Haz el recorrido guiado',
      'Ofertas y descuentos': 'Presupuestos y descuentos',
      'todo lo que trae cada modelo': 'todas las funciones',
    },
  },
  pl: {
    name: 'Polish',
    nativeName: 'Polski',
    direction: 'ltr',
    borrowed: ['flat', 'white'],
    avoid: { Zapłać: 'Przyjmij płatność', 'co zawiera każdy model': 'wszystkie funkcje' },
  },
  it: { name: 'Italian', nativeName: 'Italiano', direction: 'ltr', avoid: { 'cassa chiusa': 'i conti tornano' } },
  nl: { name: 'Dutch', nativeName: 'Nederlands', direction: 'ltr', borrowed: ['flat', 'white'], avoid: { 'Laden...': 'Laden…' } },
  cs: { name: 'Czech', nativeName: 'Čeština', direction: 'ltr', borrowed: ['flat', 'white'], avoid: { Zaplatit: 'Přijmout platbu' } },
});
