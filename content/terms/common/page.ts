import { definePage } from 'wortlaut';
import { appendices } from '../documents.ts';
import outline from './outline.ts';

/** No address of its own: the countries' documents take their clauses from it. */
export default definePage({
  template: 'terms',
  source: 'de',
  indexed: false,
  addresses: [],
  structure: { outline, documents: appendices },
});
