import { extend } from 'wortlaut';
import austria from '../at/outline.ts';

export default extend(austria, {
  id: 'ch',
  omit: { 'scope.age': 'not stated in Switzerland' },
  override: { 'use.changes': 'Swiss wording' },
  add: { 'use.resale': { after: 'use.changes', reason: 'Swiss alone' } },
});
