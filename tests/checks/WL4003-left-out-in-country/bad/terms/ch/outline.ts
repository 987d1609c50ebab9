import { extend } from 'wortlaut';
import austria from '../at/outline.ts';

export default extend(austria, {
  id: 'ch',
  omit: { 'use.secrecy': 'not stated in Switzerland' },

  add: { 'use.resale': { after: 'use.changes', reason: 'Swiss alone' } },
});
