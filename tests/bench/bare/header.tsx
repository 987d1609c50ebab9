import type { ReactNode } from 'react';
import { addressOf, type LinkData } from '../page-shapes.ts';
import { Logo } from './drawing.tsx';
import type { PageProps } from './page-props.ts';
import { Countries, Languages } from './pickers.tsx';

export function Header(props: PageProps): ReactNode {
  const { nav } = props.locale.words;
  return (
    <header className="header" data-line-beyond={100}>
      <div className="container header-grid">
        <div className="header-tools">
          <Countries {...props} />
          <Languages {...props} />
          <button type="button" className="header-account">
            {nav.login}
          </button>
          <button type="button" className="header-account">
            {nav.register}
          </button>
        </div>
        <a className="header-home" href={`/${props.locale.id}/`} aria-label={nav.logo}>
          <Logo {...props} />
        </a>
        <nav className="main-menu" aria-label={nav.label}>
          <ul className="main-menu-list">
            {props.locale.navigation.map((link) => (
              <li key={link.label}>
                <PageLink {...props} link={link} look="text-link" />
              </li>
            ))}
          </ul>
        </nav>
        <div className="header-trial">
          <a className="button line small" href="https://app.muster.example/" target="_blank" rel="noopener">
            {nav.tryFree}
            <NewTab {...props} />
          </a>
        </div>
        <MobileMenu {...props} />
      </div>
    </header>
  );
}

export function PageLink({ locale, page, link, look }: PageProps & { readonly link: LinkData; readonly look: string }): ReactNode {
  return (
    <a className={look} href={addressOf(locale.id, link.page)} aria-current={link.page === page.id ? 'page' : undefined}>
      {link.label}
    </a>
  );
}

export function NewTab({ locale }: PageProps): ReactNode {
  return <span className="visually-hidden"> ({locale.words.common.newTab})</span>;
}

function MobileMenu(props: PageProps): ReactNode {
  const { locale, page } = props;
  const { nav, common } = locale.words;
  const given = {
    label: nav.label,
    items: locale.navigation.map((link) => ({
      label: link.label,
      link: { href: addressOf(locale.id, link.page) },
      current: link.page === page.id,
      items: [],
    })),
    actions: [
      { label: nav.tryFree, link: { href: 'https://app.muster.example/', external: true }, emphasis: 'primary' },
      { label: nav.login },
      { label: nav.register },
    ],
    newTab: common.newTab,
  };
  return (
    <div className="island" data-island="mobile-menu" data-when="interaction" data-props={JSON.stringify(given)}>
      <details className="mobile-menu">
        <summary className="mobile-menu-toggle" aria-label={nav.label}>
          <span className="mobile-menu-icon" aria-hidden="true" />
        </summary>
        <div className="mobile-menu-panel">
          <nav className="mobile-menu-navigation" aria-label={nav.label}>
            <ul className="mobile-menu-list">
              {locale.navigation.map((link) => (
                <li key={link.label} className="mobile-menu-item">
                  <PageLink {...props} link={link} look="mobile-menu-link" />
                </li>
              ))}
            </ul>
          </nav>
          <ul className="mobile-menu-actions">
            <li className="mobile-menu-action">
              <a
                className="mobile-menu-button mobile-menu-button-primary"
                href="https://app.muster.example/"
                target="_blank"
                rel="noopener"
              >
                {nav.tryFree}
                <NewTab {...props} />
              </a>
            </li>
            <li className="mobile-menu-action">
              <a className="mobile-menu-button" href="tel:+4310000000">
                +43 1 000 0000
              </a>
            </li>
            <li className="mobile-menu-action">
              <button type="button" className="mobile-menu-button">
                {nav.login}
              </button>
            </li>
            <li className="mobile-menu-action">
              <button type="button" className="mobile-menu-button">
                {nav.register}
              </button>
            </li>
          </ul>
        </div>
      </details>
    </div>
  );
}
