import type { ReactNode } from 'react';
import { usePage } from 'wortlaut/react';
import { EmailLink, PhoneLink } from './contact-links.tsx';

interface ContactSlipProps {
  /** The fact with the hours of the number. */
  readonly hours?: 'support.phone' | 'support.long';
}

/** The slip of pages whose question a person answers: number, hours and address. */
export function ContactSlip({ hours = 'support.phone' }: ContactSlipProps): ReactNode {
  const { format, words } = usePage();
  const lead = words('lead');
  return (
    <div className="slip day-report contact-report">
      <p lang={lead.lang}>{lead.text('phone')}</p>
      <p className="day-report-heading">
        <PhoneLink />
      </p>
      <p>{format(hours)}</p>
      <div className="day-report-rows">
        <p lang={lead.lang}>{lead.text('email')}</p>
        <p>
          <EmailLink />
        </p>
      </div>
    </div>
  );
}
