import { readList, writeList } from '../shared/storage.ts';

interface ViewedOffer {
  readonly offer: string;
  /** ISO 8601 */
  readonly at: string;
}

/**
 * When an offer was first seen in this browser, in milliseconds; now, if it never was (C4). A sight that lies in the future
 * comes from a clock that was set back and counts as none.
 */
export function firstSight(offer: string, now: number): number {
  const viewed = readList('viewedOffers');
  const seen = viewed.filter(isViewedOffer).find((entry) => entry.offer === offer && Date.parse(entry.at) <= now);
  if (seen) return Date.parse(seen.at);
  const others = viewed.filter((entry) => !isViewedOffer(entry) || entry.offer !== offer);
  writeList('viewedOffers', [...others, { offer, at: new Date(now).toISOString() } satisfies ViewedOffer]);
  return now;
}

function isViewedOffer(entry: unknown): entry is ViewedOffer {
  const viewed = entry as Partial<ViewedOffer> | null;
  return typeof viewed?.offer === 'string' && typeof viewed.at === 'string';
}
