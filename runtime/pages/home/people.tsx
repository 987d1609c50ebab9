import type { ReactNode } from 'react';
import { usePage } from 'wortlaut/react';
import { ButtonLink } from '../../components/button.tsx';
import { Street } from '../../components/street.tsx';
import type { HomeCopy, HomeStructure } from '../../props/home.ts';

/** The people of the trades in their street, and the way to a person (P3: about, contact). */
export function People({ copy: { about, contact }, structure }: { readonly copy: HomeCopy; readonly structure: HomeStructure }): ReactNode {
  const { link } = usePage();
  return (
    <Street heading={about.heading} lead={about.text} fronts={structure.fronts}>
      <div className="people-contact" id="contact">
        <h2>{contact.heading}</h2>
        <p>{contact.text}</p>
        <div className="buttons">
          <ButtonLink link={link({ page: 'support', anchor: 'contact' })} variant="line">
            {contact.link}
          </ButtonLink>
          <ButtonLink link={link({ page: 'about' })} variant="quiet">
            {about.link}
          </ButtonLink>
        </div>
      </div>
    </Street>
  );
}
