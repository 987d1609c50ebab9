import { extend } from 'wortlaut';
import at from '../at/outline.ts';

/** The shorter Swiss version of the Austrian terms (T5): it leaves out what another clause says already. */
export default extend(at, {
  id: 'ch',
  omit: {
    'termination.handover': 'Left out for a shorter version: fees.handover says it.',
    'defects.claims': 'Left out for a shorter version: liability.expiry and liability.latest say it for all claims.',
  },
});
