import type { ReactNode } from 'react';
import { consentVersion } from '../../forms/consent-version.ts';

/** Values that a page adds to a lead that is entered on it (decision 28); missing values are empty. */
export interface Circumstances {
  readonly language: string;
  readonly country: string;
  /** The page's address. */
  readonly page: string;
  /** Address, edition and hash of the document that is agreed to. */
  readonly document: string;
  readonly edition: string;
  readonly hash: string;
}

interface HiddenFieldsProps {
  readonly circumstances: Circumstances;
  /** The words that are agreed to; they travel with the lead (decision 17). */
  readonly consent: string;
  /** Place on the page that a form sent without script comes back to. */
  readonly back: string;
}

/** Fields that visitors do not see, and one that only machines fill in. */
export function HiddenFields({ circumstances, consent, back }: HiddenFieldsProps): ReactNode {
  const fields = Object.entries({ ...circumstances, consent, consentVersion: consentVersion(consent), back });
  return (
    <>
      {fields.map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <input hidden name="website" tabIndex={-1} autoComplete="off" aria-hidden="true" />
    </>
  );
}
