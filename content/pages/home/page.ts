import { definePage } from 'wortlaut';
import exhibitions from '../../samples/exhibitions.ts';

export default definePage({
  template: 'home',
  path: '/:locale',
  source: 'en',
  anchors: ['offer', 'features', 'how', 'products', 'contact', 'pre-order', 'exhibitions'],
  structure: {
    features: [
      { id: 'invoices', icon: 'receipt' },
      { id: 'products', icon: 'box' },
      { id: 'sales', icon: 'phone' },
      { id: 'offline', icon: 'offline' },
      { id: 'analytics', icon: 'chart' },
      // Compliance is claimed for Austria, Germany and Spain alone (site.md:10).
      { id: 'complianceAustria', icon: 'shield', countries: ['at'] },
      { id: 'complianceGermany', icon: 'shield', countries: ['de'] },
      { id: 'accounting', icon: 'book', except: ['at', 'de'] },
    ],
    steps: ['choose', 'setup', 'sell'],
    products: ['till', 'mobile', 'terminal'],
    exhibitions,
  },
});
