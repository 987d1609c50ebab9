import { extend } from 'wortlaut';
import at from '../at/outline.ts';

/** The shorter Swiss version of the Austrian terms (T5): it leaves out what another clause says already. */
export default extend(at, {
  id: 'ch',
  override: {
    'demo.mark': 'In Switzerland a customer is given a Quittung; a Beleg is a voucher of the bookkeeping.',
    'use.penalty': 'Swiss law calls the penalty Konventionalstrafe (OR 160).',
    'fees.net': 'Swiss law calls the tax Mehrwertsteuer.',
  },
  omit: {
    'termination.handover': 'Left out for a shorter version: fees.handover says it.',
    'defects.claims': 'Left out for a shorter version: liability.expiry and liability.latest say it for all claims.',
  },
});
