/** A sentence that several pages say. */
export const answer = {
  en: 'We answer within {fact:offer.reaction|working days}.',
  de: 'Wir antworten innerhalb von {fact:offer.reaction|Arbeitstagen}.',
} as const;
