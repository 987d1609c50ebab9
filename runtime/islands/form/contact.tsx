import type { ReactNode } from 'react';
import type { Localized } from 'wortlaut/react';
import { phoneHref } from '../../phone.ts';

/** The ways to a person, for whom a form does not reach. */
export interface ContactProps {
  /** 'Call us or write to us:' */
  readonly reach: Localized;
  readonly phone: Localized;
  readonly email: Localized;
}

/** Telephone and email as links; what was entered can go into the email. */
export function Contact({ reach, phone, email, entered }: ContactProps & { readonly entered?: string }): ReactNode {
  const body = entered ? `?body=${encodeURIComponent(entered)}` : '';
  return (
    <p>
      {reach} <a href={phoneHref(phone)}>{phone}</a>, <a href={`mailto:${email}${body}`}>{email}</a>
    </p>
  );
}
