import type { ReactNode } from 'react';
import { usePage } from 'wortlaut/react';
import { CallToAction } from '../../components/call-to-action.tsx';
import { SalesPhone } from '../../components/sales-phone.tsx';
import { ShutterTag } from '../../components/shutter-tag.tsx';
import type { SecondOfferProps } from '../../props/second-offer.ts';

/** The last band: to reserve, or to call during the hours that the Spanish offers give (K3). */
export function End({ copy: { closing, value } }: Pick<SecondOfferProps, 'copy'>): ReactNode {
  const { format } = usePage();
  return (
    <CallToAction
      heading={closing.heading}
      text={closing.text}
      first={{ label: closing.cta, link: { href: '#reserve' } }}
      object={
        <ShutterTag price={format('offer.monthly')}>
          <span>{value.period}</span>
        </ShutterTag>
      }
    >
      <p>
        {closing.phone} <SalesPhone /> ({format('support.phone')})
      </p>
    </CallToAction>
  );
}
