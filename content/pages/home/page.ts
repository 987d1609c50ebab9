import { definePage } from 'wortlaut';
import exhibitions from '../../samples/exhibitions.ts';

export default definePage({
  template: 'home',
  path: '/:locale',
  source: 'en',
  anchors: ['offer', 'features', 'how', 'products', 'contact', 'pre-order', 'exhibitions'],
  structure: {
    features: [
      { id: 'invoices', icon: 'receipt', except: ['pl'] },
      { id: 'invoicesPoland', icon: 'receipt', countries: ['pl'], law: 'law.pl.invoices' },
      { id: 'products', icon: 'box' },
      { id: 'sales', icon: 'phone' },
      { id: 'offline', icon: 'offline' },
      { id: 'analytics', icon: 'chart' },
      { id: 'lawAustria', icon: 'shield', countries: ['at'], law: 'law.at.till' },
      { id: 'lawGermany', icon: 'shield', countries: ['de'], law: 'law.de.till' },
      { id: 'lawFrance', icon: 'shield', countries: ['fr'], law: 'law.fr.till' },
      { id: 'lawPoland', icon: 'shield', countries: ['pl'], law: 'law.pl.till' },
      { id: 'lawSwitzerland', icon: 'shield', countries: ['ch'], law: 'law.ch.books' },
      { id: 'accounting', icon: 'book', except: ['at', 'de', 'fr', 'pl', 'ch'] },
    ],
    steps: ['choose', 'setup', 'sell'],
    products: ['till', 'mobile', 'terminal'],
    exhibitions,
  },
});
