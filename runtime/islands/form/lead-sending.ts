import type { FormValues } from '../../forms/check.ts';
import { answers, answersIn, leadBody } from '../../forms/lead-body.ts';
import { saveIpadOfferLead } from '../../state/ipad-offer-leads.ts';
import { type PixelEvent, sendPixel } from '../../state/pixel.ts';
import type { Failure } from './use-form.ts';

export interface SecondOffer {
  /** `ipad-offer-2`: the form that a lead comes from (C6). */
  readonly source: string;
  readonly event: PixelEvent;
  /** Where the event goes; absent where nothing is measured (C5). */
  readonly pixel?: string;
}

const outbox = () => import('../../state/outbox.ts');

/** Fetches ahead of time what sending needs, so that a network that fails meanwhile does not stop it. */
export const prepareSending = () => outbox().then((fetched) => fetched.prepareSending());

/**
 * How a form sends its leads (C1): one that is sent again after a failure keeps its key until it has arrived. Without the outbox,
 * which could not be fetched, it is tried again when there is a network. Each lead contains the number of seconds for which the form was interactive.
 */
export function leadSender(to: string, form: keyof typeof answers) {
  const alive = performance.now();
  let key: string | undefined;
  return async function send(values: FormValues, onArrival: () => void): Promise<'sent' | Failure> {
    const fetched = await outbox().catch(() => undefined);
    if (!fetched) {
      addEventListener('online', () => void send(values, onArrival).then((outcome) => outcome === 'sent' && onArrival()), { once: true });
      return 'unstored';
    }
    key ??= fetched.newKey();
    const seconds = Math.round((performance.now() - alive) / 100) / 10;
    const lead = { key, to, body: { ...leadBody(values, answers[form]), seconds }, at: new Date().toISOString() };
    const outcome = await fetched.post(lead, () => {
      key = undefined;
      onArrival();
    });
    if (outcome !== 'unstored') key = undefined;
    return outcome === 'arrived' || outcome === 'stored' ? 'sent' : outcome;
  };
}

/** A lead of the second offer stays in this browser (V5, C6), and is reported to the pixel (C5). */
export async function saveSecondOfferLead({ source, event, pixel }: SecondOffer, values: FormValues): Promise<'sent' | Failure> {
  const lead = { ...answersIn(values, answers.lead), acceptTerms: true, timestamp: new Date().toISOString(), source };
  if (!saveIpadOfferLead(lead)) return 'unstored';
  sendPixel(event, pixel);
  return 'sent';
}
