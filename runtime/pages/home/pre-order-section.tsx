import type { ReactNode } from 'react';
import { usePage } from 'wortlaut/react';
import { ButtonLink } from '../../components/button.tsx';
import { PhoneLink } from '../../components/contact-links.tsx';
import { Island } from '../../components/island.tsx';
import { contactOf, leadFormOf, tooLong } from '../../components/lead-form.ts';
import { offerEnd } from '../../components/offer-end.ts';
import { Section, SectionHeader } from '../../components/section.tsx';
import { Contact } from '../../islands/form/contact.tsx';
import type { HomeCopy } from '../../props/home.ts';

/** The pre-order form beside what it does not commit to and the sign with the ways to a person (P3, V7: contact, pre-order). */
export function PreOrderSection({ copy: { contact, countdown, preOrder } }: { readonly copy: HomeCopy }): ReactNode {
  const page = usePage();
  const { heading, lead, ...copy } = preOrder;
  const guarantee = page.words('guarantee');
  const isOver = offerEnd(page).isOver;
  const given = isOver ? undefined : leadFormOf(page, 'phone');
  return (
    <Section id="pre-order" name="reserve" theme="counter">
      <SectionHeader heading={heading} lead={isOver ? countdown.ended : lead}>
        <p lang={guarantee.lang}>{guarantee.text('title')}</p>
      </SectionHeader>
      <div className="slip reserve-sheet">
        {given ? (
          <>
            {/* Without script the form comes back to this place, which shows itself as the target of the address. */}
            <p className="pre-order-received" id="pre-order-sent">
              <strong>{copy.sentHeading}</strong> {copy.sentText}
            </p>
            <Island
              of="pre-order"
              when="interaction"
              props={{
                ...given,
                id: 'reserve',
                copy,
                tooLong: tooLong(page, {
                  name: copy.name,
                  email: copy.email,
                  phone: copy.phone,
                  company: copy.company,
                  message: copy.message,
                }),
                back: 'pre-order-sent',
                optional: page.words('common').text('optional'),
              }}
            />
          </>
        ) : (
          <Contact {...contactOf(page, 'phone')} />
        )}
      </div>
      <div className="door" id="contact">
        <div className="plate">
          <h2 className="plate-state">{contact.heading}</h2>
          <p>
            <PhoneLink />
          </p>
          <dl className="reserve-hours">
            <dt>{contact.phone.what}</dt>
            <dd>{contact.phone.hours}</dd>
            <dt>{contact.tickets.what}</dt>
            <dd>{contact.tickets.hours}</dd>
          </dl>
          <ButtonLink link={page.link({ page: 'support', anchor: 'contact' })} variant="line">
            {contact.link}
          </ButtonLink>
        </div>
      </div>
    </Section>
  );
}
