import { definePage } from 'wortlaut';
import outline from './outline.ts';

export default definePage({
  template: 'terms',
  path: '/:locale/terms',
  source: 'en',
  structure: { outline },
});
