import type { ReactNode } from 'react';
import { usePage } from 'wortlaut/react';
import { EmailLink } from '../../components/contact-links.tsx';
import { SalesPhone } from '../../components/sales-phone.tsx';
import { Section, SectionHeader } from '../../components/section.tsx';
import type { IpadOfferProps } from '../../props/ipad-offer.ts';

/** The sales line with its hours, and the address that is answered at any time, as this page gives them (K3, decision 22). */
export function Contact({ copy: { contact } }: Pick<IpadOfferProps, 'copy'>): ReactNode {
  const { format } = usePage();
  return (
    <Section name="split offer-ways">
      <SectionHeader heading={contact.heading} lead={contact.text} />
      <div className="slip contact-slip">
        <dl>
          <div>
            <dt>{contact.phone}</dt>
            <dd>
              <SalesPhone />
            </dd>
            <dd>
              <span className="visually-hidden">{contact.hours} </span>
              {format('support.phone')}
            </dd>
          </div>
          <div>
            <dt>{contact.email}</dt>
            <dd>
              <EmailLink />
            </dd>
            <dd>
              <span className="visually-hidden">{contact.hours} </span>
              {contact.emailHours}
            </dd>
          </div>
        </dl>
      </div>
    </Section>
  );
}
