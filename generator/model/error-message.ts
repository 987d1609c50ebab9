/** The codes that the types of the content report. */
export const typeErrorCodes = [
  'WL1003',
  'WL1009',
  'WL2001',
  'WL2002',
  'WL2003',
  'WL2007',
  'WL2008',
  'WL2025',
  'WL2026',
  'WL2027',
  'WL2031',
  'WL2032',
  'WL4002',
  'WL4003',
  'WL4004',
  'WL4006',
] as const;

/** What stands in the place of a type that a text does not have: a sentence, which the compiler prints, with the code of the finding at its end. */
export type ErrorMessage<Code extends (typeof typeErrorCodes)[number], Sentence extends string> = `${Sentence} (${Code})`;
