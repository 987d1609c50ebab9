import { definePage } from 'wortlaut';
import exhibitions from '../../samples/exhibitions.ts';

export default definePage({
  template: 'home',
  path: '/:locale',
  source: 'en',
  structure: {
    features: [
      { id: 'invoices', icon: 'receipt' },
      { id: 'products', icon: 'box' },
      { id: 'sales', icon: 'phone' },
      { id: 'offline', icon: 'offline' },
      { id: 'analytics', icon: 'chart' },
      { id: 'compliance', icon: 'shield' },
    ],
    steps: ['choose', 'setup', 'sell'],
    products: ['till', 'mobile', 'terminal'],
    exhibitions,
  },
});
