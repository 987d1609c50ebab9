import type { ReactNode } from 'react';
import { type Localized, usePage } from 'wortlaut/react';
import { AccountSlip } from '../../components/account-slip.tsx';
import { CallToAction } from '../../components/call-to-action.tsx';
import { SalesPhone } from '../../components/sales-phone.tsx';
import type { SecondOfferProps } from '../../props/second-offer.ts';

/** The last band: to reserve, or to call during the hours that the Spanish offers give (K3), and once more what is in it. */
export function End({ copy: { closing, value }, structure }: SecondOfferProps): ReactNode {
  const { format } = usePage();
  return (
    <CallToAction
      heading={closing.heading}
      text={closing.text}
      first={{ label: closing.cta, link: { href: '#reserve' } }}
      slip={
        <AccountSlip
          lines={structure.parts.map(({ id }) => ({ id, what: value.parts[id] as Localized }))}
          total={value.price}
          price={format('offer.monthly')}
        />
      }
    >
      <p>
        {closing.phone} <SalesPhone /> ({format('support.phone')})
      </p>
    </CallToAction>
  );
}
