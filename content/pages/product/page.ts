import { definePage } from 'wortlaut';

/** The short address of the Spanish page (P10, decision 2). */
const spanish = '/es/:product';

export default definePage({
  template: 'product',
  path: '/:locale/:product',
  source: 'es',
  addresses: [{ path: spanish, country: 'es', language: 'es' }],
  anchors: ['features', 'support'],
  structure: {
    spanish,
    basic: [
      { id: 'closing', icon: 'receipt' },
      { id: 'layout', icon: 'spark' },
      { id: 'taxes', icon: 'shield' },
      { id: 'messenger', icon: 'chat' },
      { id: 'api', icon: 'globe' },
      { id: 'email', icon: 'mail' },
      { id: 'adfree', icon: 'megaphone' },
      { id: 'quick', icon: 'bolt' },
    ],
    resume: [
      { id: 'tours', icon: 'pin' },
      { id: 'cashbook', icon: 'book' },
      { id: 'payments', icon: 'card' },
      { id: 'import', icon: 'box' },
      { id: 'sorting', icon: 'spark' },
      { id: 'offers', icon: 'star' },
      { id: 'discounts', icon: 'receipt' },
      { id: 'notes', icon: 'check' },
      { id: 'reservations', icon: 'calendar' },
    ],
    analysis: [
      { id: 'summary', icon: 'receipt' },
      { id: 'employees', icon: 'people' },
      { id: 'customers', icon: 'star' },
      { id: 'export', icon: 'box' },
      { id: 'statistics', icon: 'chart' },
    ],
    supportModels: [
      { id: 'medium', icon: 'headset' },
      { id: 'premium', icon: 'headset' },
      { id: 'gastro', icon: 'headset' },
    ],
    supportCosts: [
      { id: 'free', icon: 'check' },
      { id: 'yearly', icon: 'calendar' },
      { id: 'effort', icon: 'bolt' },
    ],
    advanced: [
      { id: 'payments', icon: 'card' },
      { id: 'coupons', icon: 'star' },
      { id: 'closings', icon: 'receipt' },
      { id: 'articles', icon: 'box' },
      { id: 'text', icon: 'book' },
      { id: 'phone', icon: 'phone' },
      { id: 'barcode', icon: 'bolt' },
      { id: 'authorisation', icon: 'lock' },
      { id: 'accounting', icon: 'chart' },
      { id: 'inventory', icon: 'check' },
      { id: 'images', icon: 'spark' },
      { id: 'collective', icon: 'mail' },
      { id: 'cashbook', icon: 'store' },
      { id: 'attribution', icon: 'people' },
      { id: 'tip', icon: 'chat' },
    ],
  },
});
