import type { ReactNode } from 'react';
import { usePage } from 'wortlaut/react';
import { ButtonLink } from '../../components/button.tsx';
import { Street } from '../../components/street.tsx';
import type { HomeCopy, HomeStructure } from '../../props/home.ts';

/** The people of the trades in their street (P3: about). */
export function People({ copy: { about }, structure }: { readonly copy: HomeCopy; readonly structure: HomeStructure }): ReactNode {
  const { link } = usePage();
  return (
    <Street heading={about.heading} lead={about.text} fronts={structure.fronts}>
      <ButtonLink link={link({ page: 'about' })} variant="quiet">
        {about.link}
      </ButtonLink>
    </Street>
  );
}
