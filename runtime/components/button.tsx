import type { ReactNode } from 'react';
import { type Link, type Localized, usePage } from 'wortlaut/react';
import { Icon } from '../islands/elements/icon.tsx';

interface ButtonLinkProps {
  /** Absent if this locale omits the target page; then the button is omitted, too. */
  readonly link: Link | undefined;
  readonly children: Localized;
  /** One filled button per band; the others are lines. */
  readonly variant?: 'filled' | 'line' | 'quiet';
  readonly size?: 'small';
}

/** A link that looks like a button. A link to another site opens a new tab and announces that (WCAG G201). */
export function ButtonLink({ link, children, variant = 'filled', size }: ButtonLinkProps): ReactNode {
  if (!link) return null;
  const className = ['button', variant, size].filter(Boolean).join(' ');
  return (
    <a className={className} href={link.href} hrefLang={link.hrefLang} {...newTab(link)}>
      {children}
      {link.external && <NewTab />}
      {variant === 'quiet' && <Icon name={link.external ? 'external' : 'arrow'} />}
    </a>
  );
}

/** Attributes of a link that leads to another site. */
export function newTab(link: Link): { target?: '_blank'; rel?: 'noopener' } {
  return link.external ? { target: '_blank', rel: 'noopener' } : {};
}

/** The spoken half of a link that opens a tab. */
export function NewTab(): ReactNode {
  const common = usePage().words('common');
  return (
    <span className="visually-hidden" lang={common.lang}>
      {' '}
      ({common.text('newTab')})
    </span>
  );
}
