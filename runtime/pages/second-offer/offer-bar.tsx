import type { ReactNode } from 'react';
import { ButtonLink } from '../../components/button.tsx';
import { usePage } from '../../page-context.ts';
import type { TemplateProps } from '../../templates.ts';

/**
 * Price and call to action at the foot of small screens. It is the last thing in `main` and sticks to the window's edge, so
 * it never lies over the footer; the window's scroll padding keeps it off what has the focus (WCAG 2.4.11).
 */
export function OfferBar({ copy: { bar, value } }: Pick<TemplateProps<'second-offer'>, 'copy'>): ReactNode {
  const { format } = usePage();
  return (
    <div className="offer-bar">
      <p>
        {bar.label}
        <strong>
          {format('offer.monthly')} {value.period}
        </strong>
      </p>
      <ButtonLink link={{ href: '#reserve', outbound: false }}>{bar.cta}</ButtonLink>
    </div>
  );
}
