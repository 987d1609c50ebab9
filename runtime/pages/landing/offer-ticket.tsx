import type { ReactNode } from 'react';
import { usePage } from 'wortlaut/react';
import { ButtonLink } from '../../components/button.tsx';
import { Section } from '../../components/section.tsx';
import { WindowTill } from '../../illustrations/house.tsx';
import { Picture } from '../../illustrations/picture.tsx';
import type { LandingProps } from '../../props/landing.ts';

/** The iPad offer as a ticket: the price on its stub, beside it the till and the way to the offer. */
export function OfferTicket({ copy: { offer } }: Pick<LandingProps, 'copy'>): ReactNode {
  const { format, link } = usePage();
  return (
    <Section id="offer" name="slip offer-ticket">
      <p className="offer-ticket-price">
        <span className="offer-ticket-amount">{format('offer.price')}</span> {offer.before}
      </p>
      <Picture name="offer-ticket-till" from={[-2, 244]} size={[72, 62]}>
        <WindowTill x={0} />
      </Picture>
      <div className="offer-ticket-words">
        <h2>{offer.heading}</h2>
        <p>{offer.included}</p>
      </div>
      <ButtonLink link={link({ page: 'ipad-offer' })}>{offer.link}</ButtonLink>
    </Section>
  );
}
