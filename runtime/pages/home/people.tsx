import type { ReactNode } from 'react';
import { usePage } from 'wortlaut/react';
import { ButtonLink } from '../../components/button.tsx';
import { Section } from '../../components/section.tsx';
import type { HomeCopy } from '../../props/home.ts';

/** About and contact on one dark band. */
export function People({ copy: { about, contact } }: { readonly copy: HomeCopy }): ReactNode {
  const { link } = usePage();
  return (
    <Section name="people" theme="deep">
      <div className="people-about">
        <h2>{about.heading}</h2>
        <p className="lead">{about.text}</p>
        <ButtonLink link={link({ page: 'about' })} variant="line">
          {about.link}
        </ButtonLink>
      </div>
      <div className="people-contact" id="contact">
        <h2>{contact.heading}</h2>
        <p>{contact.text}</p>
        <ButtonLink link={link({ page: 'support', anchor: 'contact' })} variant="quiet">
          {contact.link}
        </ButtonLink>
      </div>
    </Section>
  );
}
