import { definePage } from 'wortlaut';
import { appendices } from '../documents.ts';
import outline from './outline.ts';

/** No address of its own: the terms of Czechia and Poland take these clauses from it. */
export default definePage({
  template: 'terms',
  source: 'de',
  inherits: 'terms-common',
  indexed: false,
  addresses: [],
  structure: { outline, documents: appendices },
});
