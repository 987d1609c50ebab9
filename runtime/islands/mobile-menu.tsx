import { type ReactNode, useEffect, useRef } from 'react';
import type { Link, Localized, MenuEntry } from 'wortlaut/react';
import { closeOnLeaving } from './disclosure.ts';

interface MobileMenuProps {
  /** Names the button and the navigation in it; the open state is spoken by the browser. */
  readonly label: Localized;
  readonly items: readonly MenuEntry[];
  /** The number that is called from here. */
  readonly call: { readonly label: Localized; readonly link: Link };
  /** 'opens in a new tab' */
  readonly newTab: Localized;
}

/** The menu of small screens: a native disclosure (F3); script adds Escape, leaving by a click, and the focus's way back. */
export function MobileMenu({ label, items, call, newTab }: MobileMenuProps): ReactNode {
  const menu = useRef<HTMLDetailsElement>(null);
  useEffect(() => closeOnLeaving(menu.current), []);
  return (
    <details className="mobile-menu" ref={menu}>
      <summary className="mobile-menu-toggle" aria-label={label}>
        <span className="mobile-menu-icon" aria-hidden="true" />
      </summary>
      <div className="mobile-menu-panel">
        {items.length > 0 && (
          <nav className="mobile-menu-navigation" aria-label={label}>
            <Entries items={items} newTab={newTab} />
          </nav>
        )}
        <MenuLink link={call.link} className="mobile-menu-call" newTab={newTab}>
          {call.label}
        </MenuLink>
      </div>
    </details>
  );
}

function Entries({ items, newTab }: { readonly items: readonly MenuEntry[]; readonly newTab: Localized }): ReactNode {
  return (
    <ul className="mobile-menu-list">
      {items.map(({ label, link, current, items: inner }) => (
        <li key={label} className="mobile-menu-item">
          {link ? (
            <MenuLink link={link} className="mobile-menu-link" current={current} newTab={newTab}>
              {label}
            </MenuLink>
          ) : (
            <span className="mobile-menu-group">{label}</span>
          )}
          {inner.length > 0 && <Entries items={inner} newTab={newTab} />}
        </li>
      ))}
    </ul>
  );
}

interface MenuLinkProps {
  readonly link: Link;
  readonly className: string;
  readonly current?: boolean;
  readonly newTab: Localized;
  readonly children: Localized;
}

/** A link to another site opens a new tab and announces that (C7, WCAG G201). */
function MenuLink({ link, className, current, newTab, children }: MenuLinkProps): ReactNode {
  return (
    <a
      className={className}
      href={link.href}
      hrefLang={link.hrefLang}
      aria-current={current ? 'page' : undefined}
      {...(link.external && { target: '_blank', rel: 'noopener' })}
    >
      {children}
      {link.external && <span className="visually-hidden"> ({newTab})</span>}
    </a>
  );
}
