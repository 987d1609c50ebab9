import type { ReactNode } from 'react';
import { usePage } from 'wortlaut/react';
import { EmailLink, PhoneLink } from '../../components/contact-links.tsx';
import { phoneHref } from '../../phone.ts';
import type { TradeCopy } from '../../props/trade.ts';

/** Address, number and hours of support, as the support page gives them (K3). */
export function Contact({ labels }: { readonly labels: NonNullable<TradeCopy['contact']> }): ReactNode {
  const { brand, format, words } = usePage();
  const door = words('door');
  return (
    <section className="slip contact-slip" aria-label={labels.heading}>
      <dl>
        <dt>{labels.email}</dt>
        <dd>
          <EmailLink />
        </dd>
        <dt>{labels.phone}</dt>
        <dd>
          <PhoneLink />
        </dd>
        <dt>{labels.hours}</dt>
        <dd>{format('support.phone')}</dd>
      </dl>
      <a className="button filled" href={phoneHref(brand('phone'))} lang={door.lang}>
        {door.text('call')}
      </a>
    </section>
  );
}
