import { extend } from 'wortlaut';
import common from '../common/outline.ts';

/** The terms of Poland, with an availability and a notice period of their own (L13). */
export default extend(common, {
  id: 'pl',
  add: {
    'service.availability': { after: 'service.cloud', reason: 'Only the Czech and the Polish terms promise an availability.' },
  },
  override: {
    'termination.provider': 'The Czech and the Polish terms give one month, and leave open whose notice it is.',
  },
});
