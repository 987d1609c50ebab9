import { extend } from 'wortlaut';
import common from '../common/outline.ts';

/** The terms of France: all that the countries have in common, and nothing else. */
export default extend(common, {
  id: 'fr',
});
