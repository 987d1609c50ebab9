import type { ReactNode } from 'react';
import { SalesPhone } from '../../components/sales-phone.tsx';
import { Section, SectionHeader } from '../../components/section.tsx';
import { usePage } from '../../page-context.ts';
import type { IpadOfferProps } from '../../props/ipad-offer.ts';

/** The sales line with its hours, and the address that is answered at any time, as this page gives them (K3, decision 22). */
export function Contact({ copy: { contact } }: Pick<IpadOfferProps, 'copy'>): ReactNode {
  const { brand, format } = usePage();
  return (
    <Section name="split offer-ways" theme="paper">
      <SectionHeader heading={contact.heading} lead={contact.text} />
      <div className="contact-slip">
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
              <a href={`mailto:${brand('email')}`}>{brand('email')}</a>
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
