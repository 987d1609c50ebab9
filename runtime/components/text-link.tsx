import type { ReactNode } from 'react';
import type { Link, Localized } from 'wortlaut/react';
import { NewTab, newTab } from './button.tsx';

/** A menu entry's link, in the header and the footer alike. */
export function TextLink({
  link,
  current,
  children,
}: {
  readonly link: Link;
  readonly current?: boolean;
  readonly children: Localized;
}): ReactNode {
  return (
    <a className="text-link" href={link.href} hrefLang={link.hrefLang} aria-current={current ? 'page' : undefined} {...newTab(link)}>
      {children}
      {link.external && <NewTab />}
    </a>
  );
}
