import { readList, store } from '../shared/storage.ts';

/** Answers in the form of the second offer, with time and origin (C4, C6). */
type IpadOfferLead = Readonly<Record<string, string | boolean>> & { readonly timestamp: string; readonly source: string };

/** Adds a lead of the second offer to those in this browser, and returns whether it is stored. It is sent nowhere. */
export function saveIpadOfferLead(lead: IpadOfferLead): boolean {
  return store('ipadOfferLeads', JSON.stringify([...readList('ipadOfferLeads'), lead]));
}
