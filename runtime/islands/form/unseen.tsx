import type { ReactNode } from 'react';
import { consentVersion } from '../../forms/consent-version.ts';

export interface UnseenProps {
  /** Language code that is sent with the lead. */
  readonly language: string;
  /** The words that are agreed to; they travel with the lead (decision 17). */
  readonly consent: string;
  /** Place on the page that a form sent without script comes back to. */
  readonly back: string;
}

/** Fields that visitors do not see, and one that only machines fill in. */
export function Unseen({ language, consent, back }: UnseenProps): ReactNode {
  return (
    <>
      <input type="hidden" name="language" value={language} />
      <input type="hidden" name="consent" value={consent} />
      <input type="hidden" name="consentVersion" value={consentVersion(consent)} />
      <input type="hidden" name="back" value={back} />
      <input hidden name="website" tabIndex={-1} autoComplete="off" aria-hidden="true" />
    </>
  );
}
