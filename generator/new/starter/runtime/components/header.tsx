import type { ReactNode } from 'react';
import { fragment, usePage } from 'wortlaut/react';
import { LanguageList } from './language-list.tsx';
import { Mark } from './mark.tsx';

/** The name of the workshop, the main menu and the languages. */
export const Header = fragment(function Header(): ReactNode {
  const { home, menu, words, brand } = usePage();
  const layout = words('layout');
  const label = words('menu');
  return (
    <header className="header">
      <a className="logo" href={home.href} lang={layout.lang} aria-label={layout.text('home')}>
        <Mark />
        <span>{brand('product')}</span>
      </a>
      <nav aria-label={layout.text('menu')}>
        <ul className="menu" lang={label.lang}>
          {menu.map((entry) => (
            <li key={entry.label}>
              <a href={entry.link?.href} aria-current={entry.current ? 'page' : undefined}>
                {entry.label}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <LanguageList />
    </header>
  );
});
