import { finding } from '../../diagnostics/diagnostic.ts';
import { addDays } from '../../model/days.ts';
import { keyOfFact } from '../../model/fact.ts';
import type { SiteCheck } from '../content-check.ts';

/** Finds facts of a day that is still to come, and ends that are over. Where the day begins earlier than in UTC, it may be tomorrow. */
export const factDays: SiteCheck = {
  run: ({ facts }, { today }) =>
    [...facts].flatMap(([id, { value, file, values = [{ fact: value }] }]) => [
      ...values.flatMap(({ fact: { asOf } }, index) =>
        asOf <= addDays(today, 1)
          ? []
          : finding('WL1047', { file, dataPath: [keyOfFact(id), ...(index ? ['then', String(index - 1)] : []), 'asOf'], found: asOf }, [
              `The fact '${id}' is as of ${asOf}, which is after today, ${today}.`,
              'Write the day on which its source had this value.',
            ]),
      ),
      ...(value.kind === 'date' && endOf.test(keyOfFact(id)) && /^\d{4}-\d\d-\d\d/.test(value.iso) && value.iso.slice(0, 10) < today
        ? [
            finding('WL1047', { file, dataPath: [keyOfFact(id), 'iso'], found: value.iso }, [
              `The fact '${id}' was over on ${value.iso.slice(0, 10)}, before today, ${today}.`,
              'Write the day on which it ends now, or remove what has ended.',
            ]),
          ]
        : []),
    ]),
};

/** The name of a day after which something no longer holds. */
const endOf = /^(?:ends?|until|expires)$|(?:Ends?|Until|Expires)$/;
