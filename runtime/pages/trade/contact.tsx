import type { ReactNode } from 'react';
import { usePage } from '../../page-context.ts';
import type { TradeCopy } from '../../props/trade.ts';

/** Address, number and hours of support, as the support page gives them (K3). */
export function Contact({ labels }: { readonly labels: NonNullable<TradeCopy['contact']> }): ReactNode {
  const { brand, format } = usePage();
  return (
    <section className="contact-slip" aria-label={labels.heading}>
      <dl>
        <dt>{labels.email}</dt>
        <dd>
          <a href={`mailto:${brand('email')}`}>{brand('email')}</a>
        </dd>
        <dt>{labels.phone}</dt>
        <dd>
          <a href={`tel:${brand('phone').replaceAll(' ', '')}`}>{brand('phone')}</a>
        </dd>
        <dt>{labels.hours}</dt>
        <dd>{format('support.phone')}</dd>
      </dl>
    </section>
  );
}
