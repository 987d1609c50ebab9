import { type ReactNode, useEffect, useRef } from 'react';
import type { Localized } from '../../generator/model/localized.ts';
import type { Link, MenuEntry } from '../page-context.ts';
import { closeOnLeaving } from './disclosure.ts';

export interface MenuAction {
  readonly label: Localized;
  /** A button that leads nowhere yet has none (F4). */
  readonly link?: Link;
  readonly emphasis?: 'primary';
}

export interface MobileMenuProps {
  /** Names the button and the navigation in it; the open state is spoken by the browser. */
  readonly label: Localized;
  readonly items: readonly MenuEntry[];
  readonly actions: readonly MenuAction[];
  /** 'opens in a new tab' */
  readonly newTab: Localized;
}

/** The menu of small screens: a native disclosure (F3); script adds Escape, leaving by a click, and the focus's way back. */
export function MobileMenu({ label, items, actions, newTab }: MobileMenuProps): ReactNode {
  const menu = useRef<HTMLDetailsElement>(null);
  useEffect(() => closeOnLeaving(menu.current), []);
  return (
    <details className="mobile-menu" ref={menu}>
      <summary className="mobile-menu-toggle" aria-label={label}>
        <span className="mobile-menu-icon" aria-hidden="true" />
      </summary>
      <div className="mobile-menu-panel">
        <nav className="mobile-menu-navigation" aria-label={label}>
          <Entries items={items} />
        </nav>
        {actions.length > 0 && (
          <ul className="mobile-menu-actions">
            {actions.map((action) => (
              <li key={action.label} className="mobile-menu-action">
                <Action {...action} newTab={newTab} />
              </li>
            ))}
          </ul>
        )}
      </div>
    </details>
  );
}

function Entries({ items }: { readonly items: readonly MenuEntry[] }): ReactNode {
  return (
    <ul className="mobile-menu-list">
      {items.map((item) => (
        <li key={item.label} className="mobile-menu-item">
          {item.link ? (
            <a
              className="mobile-menu-link"
              href={item.link.href}
              hrefLang={item.link.hrefLang}
              aria-current={item.current ? 'page' : undefined}
            >
              {item.label}
            </a>
          ) : (
            <span className="mobile-menu-group">{item.label}</span>
          )}
          {item.items.length > 0 && <Entries items={item.items} />}
        </li>
      ))}
    </ul>
  );
}

function Action({ label, link, emphasis, newTab }: MenuAction & { readonly newTab: Localized }): ReactNode {
  const className = emphasis ? `mobile-menu-button mobile-menu-button-${emphasis}` : 'mobile-menu-button';
  if (!link) {
    return (
      <button type="button" className={className}>
        {label}
      </button>
    );
  }
  if (!link.outbound) {
    return (
      <a className={className} href={link.href} hrefLang={link.hrefLang}>
        {label}
      </a>
    );
  }
  return (
    <a className={className} href={link.href} target="_blank" rel="noopener">
      {label}
      <span className="visually-hidden"> ({newTab})</span>
    </a>
  );
}
