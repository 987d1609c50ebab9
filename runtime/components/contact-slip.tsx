import type { ReactNode } from 'react';
import { usePage } from 'wortlaut/react';
import { EmailLink, PhoneLink } from './contact-links.tsx';

interface ContactSlipProps {
  /** The fact with the hours of the number. */
  readonly hours?: 'support.phone' | 'support.long';
}

/** The slip of pages whose question a person answers: number, hours and address. */
export function ContactSlip({ hours = 'support.phone' }: ContactSlipProps): ReactNode {
  return (
    <div className="slip day-report">
      <p className="day-report-heading">
        <PhoneLink />
      </p>
      <p>{usePage().format(hours)}</p>
      <div className="day-report-rows">
        <EmailLink />
      </div>
    </div>
  );
}
