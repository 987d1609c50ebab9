import { definePage } from 'wortlaut';

export default definePage({
  template: 'chooser',
  source: 'en',
  addresses: [{ path: '/', language: 'en', canonical: true }],
  structure: {
    trust: ['enterprise', 'global', 'support'],
  },
});
