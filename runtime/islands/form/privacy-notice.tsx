import type { ReactNode } from 'react';
import type { Localized } from 'wortlaut/react';
import type { TermsLink } from './terms.tsx';

export interface PrivacyTexts extends TermsLink {
  /** The text before the link. */
  readonly text: Localized;
}

/** Under the button of a form: where it is written what happens to what was entered. */
export function PrivacyNotice({ text, label, link, newTab }: PrivacyTexts): ReactNode {
  return (
    <p className="form-privacy">
      {text}{' '}
      <a href={link.href} hrefLang={link.hrefLang} target="_blank" rel="noopener privacy-policy">
        {label}
        <span className="visually-hidden"> ({newTab})</span>
      </a>
    </p>
  );
}
