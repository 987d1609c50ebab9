import type { ReactNode } from 'react';
import type { Link, Localized } from 'wortlaut/react';
import { ButtonLink } from './button.tsx';

interface OfferBarProps {
  readonly label: Localized;
  readonly emphasis?: ReactNode;
  /** BCP 47 tag of both, where it differs from that of the page. */
  readonly lang?: string | undefined;
  readonly action: Localized;
  readonly link: Link;
}

/**
 * The offer and the call to action, at the foot of small screens. It is the last thing in `main` and sticks to the window's
 * edge, so it never lies over the footer; the window's scroll padding keeps it off what has the focus (WCAG 2.4.11).
 */
export function OfferBar({ label, emphasis, lang, action, link }: OfferBarProps): ReactNode {
  return (
    <div className="offer-bar">
      <p lang={lang}>
        {label}
        {emphasis && <strong>{emphasis}</strong>}
      </p>
      <ButtonLink link={link}>{action}</ButtonLink>
    </div>
  );
}
