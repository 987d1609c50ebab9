import type { ReactNode } from 'react';
import { fragment, type MenuEntry, usePage } from 'wortlaut/react';
import { Icon } from '../islands/elements/icon.tsx';
import { callOf } from './header-actions.ts';
import { TextLink } from './text-link.tsx';

/** The menu of wide screens, and on a page without one the number to call. An entry with items opens a native popover, which closes by Escape and by a click outside (S1). */
export const MainMenu = fragment(function MainMenu(): ReactNode {
  const page = usePage();
  const { menu, words } = page;
  if (menu.length === 0) {
    const { label, link } = callOf(page);
    return (
      <p className="main-menu">
        <TextLink link={link}>{label}</TextLink>
      </p>
    );
  }
  return (
    <nav className="main-menu" aria-label={words('nav').text('label')}>
      <ul className="main-menu-list">
        {menu.map((entry, index) => (
          <li key={entry.label}>{entry.items.length > 0 ? <Group entry={entry} id={`menu-${index}`} /> : <Entry entry={entry} />}</li>
        ))}
      </ul>
    </nav>
  );
});

function Group({ entry, id }: { readonly entry: MenuEntry; readonly id: string }): ReactNode {
  return (
    <>
      <button type="button" className="main-menu-toggle" popoverTarget={id}>
        {entry.label}
        <Icon name="chevron" />
      </button>
      <ul className="main-menu-panel popover" id={id} popover="auto">
        {entry.items.map((item) => (
          <li key={item.label}>
            <Entry entry={item} />
          </li>
        ))}
      </ul>
    </>
  );
}

function Entry({ entry }: { readonly entry: MenuEntry }): ReactNode {
  return entry.link ? (
    <TextLink link={entry.link} current={entry.current}>
      {entry.label}
    </TextLink>
  ) : (
    <span className="text-link">{entry.label}</span>
  );
}
