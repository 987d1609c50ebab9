import { definePage } from 'wortlaut';

export default definePage({
  template: 'popup-demo',
  source: 'en',
  addresses: [{ path: '/demo/email-popup', language: 'en', canonical: true }],
  indexed: false,
  structure: { blocks: 20 },
});
