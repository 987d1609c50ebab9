import type { ReactNode } from 'react';
import { type Localized, usePage } from 'wortlaut/react';
import { phoneHref } from '../phone.ts';

/** Words instead of the address or the number itself. */
interface ContactLinkProps {
  readonly children?: Localized;
}

/** The address of the brand, as a link to write to it. */
export function EmailLink({ id, children }: ContactLinkProps & { readonly id?: string }): ReactNode {
  const email = usePage().brand('email');
  return (
    <a id={id} href={`mailto:${email}`}>
      {children ?? email}
    </a>
  );
}

/** The number of the brand, as a link that dials it. */
export function PhoneLink({ children }: ContactLinkProps): ReactNode {
  const phone = usePage().brand('phone');
  return <a href={phoneHref(phone)}>{children ?? phone}</a>;
}
