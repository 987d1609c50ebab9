import { definePage } from '../../../generator/model/index.ts';

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
