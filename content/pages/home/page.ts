import { definePage, to } from 'wortlaut';
import exhibitions from '../../samples/exhibitions.ts';

export default definePage({
  template: 'home',
  path: '/:locale',
  source: 'en',
  anchors: ['offer', 'features', 'how', 'products', 'contact', 'pre-order', 'exhibitions'],
  structure: {
    invoices: [
      { id: 'invoices', except: ['pl'] },
      { id: 'invoicesPoland', countries: ['pl'], law: 'law.pl.invoices' },
    ],
    hours: [
      { id: 'products', hour: 'morning', at: '09:10' },
      { id: 'analytics', hour: 'noon', at: '12:30' },
      { id: 'offline', hour: 'cloud', at: '15:20' },
      { id: 'lawAustria', hour: 'night', at: '19:00', countries: ['at'], law: 'law.at.till' },
      { id: 'lawGermany', hour: 'night', at: '19:00', countries: ['de'], law: 'law.de.till' },
      { id: 'lawFrance', hour: 'night', at: '19:00', countries: ['fr'], law: 'law.fr.till' },
      { id: 'lawPoland', hour: 'night', at: '19:00', countries: ['pl'], law: 'law.pl.till' },
      { id: 'lawSwitzerland', hour: 'night', at: '19:00', countries: ['ch'], law: 'law.ch.books' },
      { id: 'accounting', hour: 'night', at: '19:00', except: ['at', 'de', 'fr', 'pl', 'ch'] },
    ],
    fronts: [
      { trade: 'cafe', to: to('solutions') },
      { trade: 'salon', to: to('solutions') },
      { trade: 'shop', to: to('solutions') },
    ],
    steps: ['choose', 'setup', 'sell'],
    products: ['till', 'mobile', 'terminal'],
    exhibitions,
  },
});
