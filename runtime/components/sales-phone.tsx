import type { ReactNode } from 'react';
import { type Localized, usePage } from 'wortlaut/react';
import { Icon } from '../islands/elements/icon.tsx';
import { phoneHref } from '../phone.ts';

/** The Spanish sales line as a link that dials it (C7). The label names what the call is for; the number is always shown. */
export function SalesPhone({ label, className }: { readonly label?: Localized; readonly className?: string }): ReactNode {
  const number = usePage().brand('salesPhone');
  return (
    <a className={className} href={phoneHref(number)}>
      {label && (
        <>
          <Icon name="headset" />
          <span className="visually-hidden">{label} </span>
        </>
      )}
      {number}
    </a>
  );
}
