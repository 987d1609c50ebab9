import type { FormValues } from '../../forms/check.ts';
import { answers, answersIn, leadBody } from '../../forms/lead-body.ts';
import { keepIpadOfferLead } from '../../state/ipad-offer-leads.ts';
import { newKey, post } from '../../state/outbox.ts';
import { type PixelEvent, sendPixel } from '../../state/pixel.ts';

export interface SecondOffer {
  /** `ipad-offer-2`: tells where a lead comes from (C6). */
  readonly source: string;
  readonly event: PixelEvent;
  /** Where the event goes; absent where nothing is measured (C5). */
  readonly pixel?: string;
}

/** Sends a lead, and has it wait where that fails (C1). */
export function sendLead(action: string, values: FormValues): Promise<void> {
  return post({ key: newKey(), to: action, body: leadBody(values, answers.lead), at: new Date().toISOString() });
}

/** A lead of the second offer stays in this browser (V5, C6), and is told to the pixel (C5). */
export async function keepLead({ source, event, pixel }: SecondOffer, values: FormValues): Promise<void> {
  keepIpadOfferLead({ ...answersIn(values, answers.lead), acceptTerms: true, timestamp: new Date().toISOString(), source });
  sendPixel(event, pixel);
}
