import { definePage } from 'wortlaut';

export default definePage({
  template: 'chooser',
  source: 'en',
  addresses: [{ path: '/', language: 'en', canonical: true }],
  structure: {
    trust: [
      { id: 'enterprise', icon: 'building' },
      { id: 'global', icon: 'globe' },
      { id: 'support', icon: 'headset' },
    ],
  },
});
