import { extend } from 'wortlaut';
import common from '../common/outline.ts';

/** The clauses in which the terms of Czechia and Poland differ from the others: an availability and a notice period (L13). */
export default extend(common, {
  id: 'cz-and-pl',
  add: {
    'service.availability': { after: 'service.cloud', reason: 'Only the Czech and the Polish terms promise an availability.' },
  },
  override: {
    'termination.provider': 'The Czech and the Polish terms give one month, and leave open whose notice it is.',
  },
});
