import type { Localized, Target } from 'wortlaut/react';
import type { TradeName } from '../goods.ts';

/** The document's own description: tab title (60 characters at most) and search result text (155 at most). */
export interface Meta {
  title: Localized;
  description: Localized;
}

export interface TitledText {
  title: Localized;
  text: Localized;
}

/** Names of the drawn icons. */
export type IconName =
  | 'cloud'
  | 'phone'
  | 'card'
  | 'chart'
  | 'shield'
  | 'bolt'
  | 'headset'
  | 'lock'
  | 'receipt'
  | 'box'
  | 'offline'
  | 'globe'
  | 'mail'
  | 'calendar'
  | 'chat'
  | 'book'
  | 'people'
  | 'star'
  | 'pin'
  | 'check'
  | 'building'
  | 'store';

/** An entry for some countries only, by country codes: what applies in them, and its replacement elsewhere. */
export interface SomeCountries {
  countries?: readonly string[];
  except?: readonly string[];
  /** The law that it prints: the entry is shown while it is in force. */
  law?: string;
}

/** One of several like things: its id names its texts in the copy. */
export interface Item {
  id: string;
  icon: IconName;
}

/** A shop of the street, and the page of its trade. */
export interface Front {
  trade: TradeName;
  to: Target;
}

/** A link whose wording is in the copy under the same id. */
export type LinkItem = Item & { to: Target };

export interface ExhibitionEntry {
  id: string;
  /** ISO dates. */
  starts: string;
  ends: string;
  booth: string;
  attendees: number;
  /** Where it is, on a map. */
  map?: Target;
  /** The country whose law its texts may name. */
  about?: string;
  sample: true;
}

export interface ExhibitionText {
  title: Localized;
  location: Localized;
  description: Localized;
  achievements: Localized;
}
