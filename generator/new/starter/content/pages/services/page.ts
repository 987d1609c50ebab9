import { definePage } from 'wortlaut';

export default definePage({
  template: 'services',
  path: '/:locale/prices',
  source: 'en',
  structure: {
    prices: {
      puncture: 'prices.puncture',
      brakes: 'prices.brakes',
      gears: 'prices.gears',
      truing: 'prices.truing',
      chain: 'prices.chain',
      inspection: 'prices.inspection',
    },
  },
});
