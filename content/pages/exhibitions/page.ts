import { definePage } from 'wortlaut';
import entries from '../../samples/exhibitions.ts';

export default definePage({
  template: 'exhibitions',
  path: '/:locale/exhibitions',
  source: 'en',
  addresses: [{ path: '/exhibitions', country: 'de', language: 'de' }],
  structure: { entries },
});
