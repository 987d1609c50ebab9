import type { ReactNode } from 'react';
import { usePage } from 'wortlaut/react';
import { ButtonLink } from './button.tsx';
import { accountsOf, trialOf } from './header-actions.ts';
import { Logo } from './logo.tsx';
import { MainMenu } from './main-menu.tsx';
import { MobileMenu } from './mobile-menu.tsx';
import { Place } from './place.tsx';

/** One row: the way home, the menu, the place, accounts and the trial (F3 on Spanish routes, F4 everywhere else, decision 10). */
export function Header(): ReactNode {
  const page = usePage();
  const nav = page.words('nav');
  return (
    <header className="header" lang={nav.lang} data-line-beyond={page.count('behaviour.scrollLine')}>
      <div className="container header-row">
        <a className="header-home" href={page.home.href} aria-label={nav.text('logo')}>
          <Logo />
        </a>
        <MainMenu />
        <div className="header-tools">
          <Place />
          {accountsOf(page).map((label) => (
            <button key={label} type="button" className="header-account">
              {label}
            </button>
          ))}
        </div>
        <div className="header-trial">
          <ButtonLink link={page.external('signUp')} size="small">
            {trialOf(page)}
          </ButtonLink>
        </div>
        <MobileMenu />
      </div>
    </header>
  );
}
