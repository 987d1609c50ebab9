import { definePage } from 'wortlaut';

export default definePage({
  template: 'home',
  path: '/:locale',
  redirectFrom: ['/'],
  source: 'en',
  anchors: ['hours'],
  structure: { opening: ['opening.week', 'opening.weekend'], timeZone: 'Europe/Berlin' },
});
