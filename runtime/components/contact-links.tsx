import type { ReactNode } from 'react';
import { usePage } from 'wortlaut/react';
import { phoneHref } from '../phone.ts';

/** The address of the brand, as a link to write to it. */
export function EmailLink({ id }: { readonly id?: string }): ReactNode {
  const email = usePage().brand('email');
  return (
    <a id={id} href={`mailto:${email}`}>
      {email}
    </a>
  );
}

/** The number of the brand, as a link that dials it. */
export function PhoneLink(): ReactNode {
  const phone = usePage().brand('phone');
  return <a href={phoneHref(phone)}>{phone}</a>;
}
