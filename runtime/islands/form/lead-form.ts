import type { Localized } from 'wortlaut/react';
import type { Circumstances } from './hidden-fields.tsx';
import type { PrivacyTexts } from './privacy-notice.tsx';
import type { KeptTexts } from './submit.tsx';
import type { TermsLink } from './terms.tsx';
import type { UnsentTexts } from './unsent.tsx';

/** The props of every form for leads. */
export interface LeadFormProps {
  /** Where the form is sent (C1). */
  readonly action: string;
  readonly circumstances: Circumstances;
  /** The words of the box where the terms do not exist yet: it accepts nothing, and says that they come before any order (decision 40). */
  readonly announced?: Readonly<Record<'terms' | 'termsRequired', Localized>>;
  readonly termsLink: TermsLink;
  readonly privacy: PrivacyTexts;
  readonly unsent: UnsentTexts;
  readonly kept: KeptTexts;
  /** Shown if there is neither script nor network. */
  readonly offline: Localized;
  /** 'Characters left:' */
  readonly left: Localized;
}
