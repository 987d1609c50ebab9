import type { ReactNode } from 'react';
import { usePage } from 'wortlaut/react';
import { ButtonLink } from '../../components/button.tsx';
import { SalesPhone } from '../../components/sales-phone.tsx';
import type { SecondOfferProps } from '../../props/second-offer.ts';

/** The last band: to reserve, or to call during the hours that the Spanish offers give (K3). */
export function End({ copy: { closing } }: Pick<SecondOfferProps, 'copy'>): ReactNode {
  const { format } = usePage();
  return (
    <section className="band second-offer-end">
      <div className="container">
        <h2>{closing.heading}</h2>
        <p className="lead">{closing.text}</p>
        <ButtonLink link={{ href: '#reserve' }}>{closing.cta}</ButtonLink>
        <p>
          {closing.phone} <SalesPhone /> ({format('support.phone')})
        </p>
      </div>
    </section>
  );
}
