import type { ReactNode } from 'react';
import { type Link, type Localized, usePage } from 'wortlaut/react';
import { CallToAction } from '../components/call-to-action.tsx';
import { EmailLink, PhoneLink } from '../components/contact-links.tsx';
import { DoorPlate } from '../components/door-plate.tsx';
import { Enhanced } from '../components/enhanced.tsx';
import { Island } from '../components/island.tsx';
import { PageHero } from '../components/page-hero.tsx';
import { QuickLinks } from '../components/quick-links.tsx';
import { Section, SectionHeader } from '../components/section.tsx';
import { Tooltip } from '../components/tooltip.tsx';
import { PaperlessTill } from '../illustrations/paperless-till.tsx';
import { Moment } from '../illustrations/trade/moment.tsx';
import { inCountry } from '../in-country.ts';
import type { SupportCopy, SupportProps } from '../props/support.ts';
import { linkedText } from '../rich-text.ts';
import { MendedSlip } from './support/mended-slip.tsx';

/** A till with a message and the questions that answer it, the address and the number, then every way to a person (P17). */
export function SupportPage({ copy, structure }: SupportProps): ReactNode {
  const page = usePage();
  const { link } = page;
  const topic = (name: string) => link({ page: 'support', anchor: 'contact', query: { topic: name } });
  return (
    <>
      <PageHero heading={copy.heading} lead={copy.lead}>
        <div className="support-screen" aria-hidden="true">
          <PaperlessTill />
          <div className="support-message">
            <strong>{copy.screen.message}</strong>
            <span>{copy.screen.remedy}</span>
          </div>
        </div>
      </PageHero>
      <div className="street support-desk band-joined">
        <div className="container">
          <DoorPlate />
        </div>
      </div>
      <Section id="faq" name="split">
        <SectionHeader heading={copy.faq.heading} />
        <Island
          of="faq-search"
          when="interaction"
          props={{
            id: 'question',
            label: copy.faq.search,
            placeholder: copy.faq.placeholder,
            none: copy.faq.none,
            found: copy.faq.found.message,
            items: inCountry(structure.faq, page).flatMap(({ id }) => {
              const item = copy.faq.items[id];
              return item ? [{ id, question: item.question, answer: linkedText(item.answer, page) }] : [];
            }),
          }}
        />
        <div className="direct">
          <h2>{copy.links.heading}</h2>
          <QuickLinks items={structure.links} texts={copy.links.items} />
        </div>
      </Section>
      <div className="street support-desk">
        <div className="container">
          <div className="print">
            <Contact copy={copy} />
          </div>
        </div>
      </div>
      <Section name="methods" theme="counter">
        <SectionHeader heading={copy.methods.heading} />
        <ul className="ways">
          {structure.methods.map((id) => {
            const method = copy.methods.items[id];
            return (
              method && (
                <li key={id} className="method">
                  <div className="slip method-slip">
                    <Moment step={id} />
                    <h3>{method.title}</h3>
                    <p>{method.text}</p>
                    <p className="method-when">{method.availability}</p>
                    <p className="method-details">
                      <Reach way={id} words={method.details} ticket={topic('support')} />
                    </p>
                  </div>
                </li>
              )
            );
          })}
        </ul>
      </Section>
      <CallToAction
        heading={copy.closing.heading}
        text={copy.closing.text}
        first={{ label: copy.closing.contact, link: topic('support') }}
        second={{ label: copy.closing.call, link: topic('call') }}
        object={<MendedSlip {...copy.screen} />}
      />
    </>
  );
}

interface ReachProps {
  readonly way: string;
  readonly words: Localized;
  readonly ticket: Link | undefined;
}

/** Ways lead to the address and the number, which are on the slip and the sign. */
function Reach({ way, words, ticket }: ReachProps): ReactNode {
  if (way === 'email') return <EmailLink>{words}</EmailLink>;
  if (way === 'phone') return <PhoneLink>{words}</PhoneLink>;
  return ticket ? <a href={ticket.href}>{words}</a> : words;
}

/** The address is large, because it is open at every hour, beside the number on the sign. */
function Contact({ copy: { contact } }: { readonly copy: SupportCopy }): ReactNode {
  const page = usePage();
  const address = page.brand('email');
  return (
    <section className="slip contact-slip" id="contact" aria-label={contact.heading}>
      <Enhanced by="topic" props={{ otherwise: contact.anything, topics: contact.topics }}>
        <p className="topic">{contact.anything}</p>
      </Enhanced>
      <dl>
        <dt>{contact.email}</dt>
        <dd className="contact-email">
          <EmailLink id="contact-email" />
          <Tooltip id="copy-hint" text={contact.copyHint}>
            <Island
              of="copy-button"
              when="interaction"
              props={{
                label: contact.copy,
                describedBy: 'copy-hint',
                text: address,
                copied: contact.copied,
                failed: contact.notCopied,
                remedy: contact.remedy,
                otherwise: { label: contact.write, href: `mailto:${address}` },
              }}
            />
          </Tooltip>
        </dd>
      </dl>
    </section>
  );
}
