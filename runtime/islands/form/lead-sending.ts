import type { FormValues } from '../../forms/check.ts';
import { answers, answersIn, leadBody } from '../../forms/lead-body.ts';
import { keepIpadOfferLead } from '../../state/ipad-offer-leads.ts';
import { newKey, post } from '../../state/outbox.ts';
import { type PixelEvent, sendPixel } from '../../state/pixel.ts';
import type { Failure } from './course.ts';

export interface SecondOffer {
  /** `ipad-offer-2`: tells where a lead comes from (C6). */
  readonly source: string;
  readonly event: PixelEvent;
  /** Where the event goes; absent where nothing is measured (C5). */
  readonly pixel?: string;
}

/** How a form sends its leads (C1): one that is sent again after a failure keeps its key until it has arrived. */
export function leadSender(to: string, form: keyof typeof answers) {
  let key: string | undefined;
  return async (values: FormValues, onArrival: () => void): Promise<'sent' | Failure> => {
    key ??= newKey();
    const lead = { key, to, body: leadBody(values, answers[form]), at: new Date().toISOString() };
    const outcome = await post(lead, () => {
      key = undefined;
      onArrival();
    });
    if (outcome !== 'unstored') key = undefined;
    return outcome === 'arrived' || outcome === 'stored' ? 'sent' : outcome;
  };
}

/** A lead of the second offer stays in this browser (V5, C6), and is told to the pixel (C5). */
export async function keepLead({ source, event, pixel }: SecondOffer, values: FormValues): Promise<'sent' | Failure> {
  const lead = { ...answersIn(values, answers.lead), acceptTerms: true, timestamp: new Date().toISOString(), source };
  if (!keepIpadOfferLead(lead)) return 'unstored';
  sendPixel(event, pixel);
  return 'sent';
}
