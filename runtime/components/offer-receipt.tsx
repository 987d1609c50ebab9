import type { ReactNode } from 'react';
import { usePage } from 'wortlaut/react';
import { Icon } from '../islands/elements/icon.tsx';
import type { HomeCopy } from '../props/home.ts';
import { ButtonLink } from './button.tsx';
import { Countdown } from './countdown.tsx';
import { Logo } from './logo.tsx';
import { offerEnd } from './offer-end.ts';

/** The offer, printed as the receipt that it would give: what, how much, until when, and the way to it. */
export function OfferReceipt({ hero, countdown }: Pick<HomeCopy, 'hero' | 'countdown'>): ReactNode {
  const page = usePage();
  const end = offerEnd(page);
  const price = page.fact('offer.price');
  const isForeign = price.kind === 'money' && page.countryValues?.currency !== price.currency;
  return (
    <div className="offer-receipt">
      <div className="printer-slot" />
      <div className="slip offer-receipt-paper">
        <Logo />
        <p className="offer-receipt-what">{hero.offer}</p>
        {!end.isOver && (
          <>
            <p className="offer-receipt-price">
              <span className="offer-receipt-amount">{page.format('offer.price')}</span>
              <span className="offer-receipt-before">
                {hero.before}
                {isForeign && ` (${hero.currency})`}
              </span>
              <span className="offer-receipt-saving">{hero.saving}</span>
            </p>
            <p className="offer-receipt-included">
              <Icon name="check" />
              {hero.included}
            </p>
          </>
        )}
        <Countdown
          id="countdown"
          ends={end.iso}
          over={end.isOver}
          endsText={page.format('offer.ends')}
          label={countdown.label}
          units={{
            days: countdown.days.message,
            hours: countdown.hours.message,
            minutes: countdown.minutes.message,
            seconds: countdown.seconds.message,
          }}
          ended={countdown.ended}
          pause={countdown.pause}
          resume={countdown.resume}
        />
        {!end.isOver && (
          <p className="buttons">
            <ButtonLink link={page.link({ page: 'home', anchor: 'pre-order' })}>{hero.cta}</ButtonLink>
          </p>
        )}
      </div>
    </div>
  );
}
