import type { Outcome } from './result.ts';

/** Faults that the gate cannot distinguish from right content, each with the reason. Other survivors are gaps in the checks. */
export const accepted: readonly { readonly why: string; readonly is: (outcome: Outcome) => boolean }[] = [
  {
    why: 'a country may stop offering a language: its addresses then lead on to its first one, as for every language that it does not offer (A10)',
    is: ({ kind }) => kind === 'language dropped from a country',
  },
  {
    why: 'the page shows every text of this group, whatever its name is',
    is: ({ kind, detail }) => kind === 'text that no page shows' && /\.(?:words|items|names|rows|columns)\./.test(detail),
  },
  {
    why: 'the only list of this page is optional',
    is: ({ kind, detail }) => kind === 'structure without a list' && /^(?:privacy|terms):/.test(detail),
  },
];
