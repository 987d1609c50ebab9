import { type ReactNode, useState } from 'react';
import type { Link, Localized } from 'wortlaut/react';

interface PromoBannerProps {
  /** Names the region. */
  readonly label: Localized;
  readonly text: Localized;
  readonly linkText: Localized;
  readonly link: Link;
  readonly dismiss: Localized;
  /** The language of the texts, if it is not that of the page. */
  readonly lang?: string;
}

/** The offer above the page (F2). Dismissing it lasts for this page view only, so nothing is stored. */
export function PromoBanner({ label, text, linkText, link, dismiss, lang }: PromoBannerProps): ReactNode {
  const [dismissed, setDismissed] = useState(false);
  if (dismissed) return null;
  return (
    <section className="promo-banner" aria-label={label} lang={lang}>
      <p className="promo-banner-text">
        {text}{' '}
        <a className="promo-banner-link" href={link.href} hrefLang={link.hrefLang}>
          {linkText}
        </a>
      </p>
      <button type="button" className="promo-banner-dismiss needs-script" aria-label={dismiss} onClick={() => setDismissed(true)}>
        <span className="promo-banner-dismiss-icon" aria-hidden="true" />
      </button>
    </section>
  );
}
