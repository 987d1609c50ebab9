import { readList, store } from './storage.ts';

/** What the second offer's form was filled in with, when, and where from (C4, C6). */
export type IpadOfferLead = Readonly<Record<string, string | boolean>> & { readonly timestamp: string; readonly source: string };

/** Adds a lead of the second offer to those in this browser. It is sent nowhere. A browser that does not keep it is only logged. */
export function keepIpadOfferLead(lead: IpadOfferLead): void {
  if (!store('ipadOfferLeads', JSON.stringify([...readList('ipadOfferLeads'), lead]))) {
    console.warn('This browser does not keep the lead.');
  }
}
