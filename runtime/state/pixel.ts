import { mayMeasure } from './consent.ts';

/** The report of a sent form of an offer (C5). */
export interface PixelEvent {
  readonly name: 'Lead';
  readonly contentName: string;
  readonly value: number;
  readonly currency: string;
}

/**
 * Reports one event to the owner's pixel, by one image whose content is ignored. Nothing is sent, and no other origin is touched,
 * unless there is a pixel and the visitor has agreed (C5, decision 18).
 */
export function sendPixel(event: PixelEvent, endpoint: string | undefined): void {
  if (endpoint === undefined || !mayMeasure()) return;
  const address = new URL(endpoint);
  for (const [name, value] of Object.entries(event)) address.searchParams.set(name, String(value));
  const image = new Image();
  image.referrerPolicy = 'no-referrer';
  image.src = address.href;
}
