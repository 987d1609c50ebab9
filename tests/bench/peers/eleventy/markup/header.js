import { addressOf, escape, logo, newTab, pageLink, props } from './html.js';
import { place } from './place.js';

export function header(site, locale, page) {
  const { nav } = locale.words;
  const links = locale.navigation.map((link) => `<li>${pageLink(locale, page, link, 'text-link')}</li>`).join('');
  return `<header class="header" data-line-beyond="100"><div class="container header-row"><a class="header-home" href="/${locale.id}/" aria-label="${escape(nav.logo)}">${logo(site)}</a><nav class="main-menu" aria-label="${escape(nav.label)}"><ul class="main-menu-list">${links}</ul></nav><div class="header-tools">${place(site, locale, page)}<button type="button" class="header-account">${escape(nav.login)}</button><button type="button" class="header-account">${escape(nav.register)}</button></div><div class="header-trial"><a class="button filled small" href="https://app.muster.example/" target="_blank" rel="noopener">${escape(nav.tryFree)}${newTab(locale)}</a></div>${mobileMenu(locale, page)}</div></header>`;
}

function mobileMenu(locale, page) {
  const { nav, common } = locale.words;
  const given = {
    label: nav.label,
    items: locale.navigation.map((link) => ({
      label: link.label,
      link: { href: addressOf(locale.id, link.page) },
      current: link.page === page.id,
      items: [],
    })),
    call: { label: '+43 1 000 0000', link: { href: 'tel:+4310000000' } },
    newTab: common.newTab,
  };
  const links = locale.navigation
    .map((link) => `<li class="mobile-menu-item">${pageLink(locale, page, link, 'mobile-menu-link')}</li>`)
    .join('');
  return `<div class="island" data-island="mobile-menu" data-when="interaction" data-props="${props(given)}"><details class="mobile-menu"><summary class="mobile-menu-toggle" aria-label="${escape(nav.label)}"><span class="mobile-menu-icon" aria-hidden="true"></span></summary><div class="mobile-menu-panel"><nav class="mobile-menu-navigation" aria-label="${escape(nav.label)}"><ul class="mobile-menu-list">${links}</ul></nav><a class="mobile-menu-call" href="tel:+4310000000">+43 1 000 0000</a></div></details></div>`;
}
