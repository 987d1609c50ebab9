import { drawing, escape, logo, newTab, pageLink, props } from './html.js';

export function footer(site, locale, page) {
  const { footer: words } = locale.words;
  const links = locale.footer.map((link) => `<li>${pageLink(locale, page, link, 'text-link')}</li>`).join('');
  return `<footer class="footer" id="footer"><div class="container"><div class="footer-grid"><div class="footer-brand">${logo(site)}<p>${escape(words.promise)}</p></div><nav class="footer-menus" aria-label="${escape(words.label)}"><section><h2>${escape(words.explore)}</h2><ul>${links}</ul></section></nav>${apps(site, locale)}</div><div class="footer-end"><p>${escape(words.copyright)}</p>${social(site, locale)}</div></div></footer>`;
}

function apps(site, locale) {
  const { footer: words } = locale.words;
  const labels = { ios: words.appStore, android: words.playStore };
  const items = Object.entries(site.drawings.apps).map(
    ([name, line]) =>
      `<li><a class="footer-app" href="https://apps.muster.example/${name}" target="_blank" rel="noopener">${drawing('icon', '0 0 24 24', [['', line]])}<span>${escape(labels[name])}${newTab(locale)}</span></a></li>`,
  );
  return `<section class="footer-apps"><h2>${escape(words.apps)}</h2><ul>${items.join('')}</ul></section>`;
}

function social(site, locale) {
  const items = Object.entries(site.drawings.networks).map(([id, [name, line]]) => {
    const given = { id: `network-${id}`, text: name, delay: 700, skip: 300, names: true };
    return `<li><div class="tooltip-anchor"><a class="footer-network" href="https://social.muster.example/${id}" target="_blank" rel="noopener">${drawing('icon', '0 0 24 24', [['', line]])}<span class="visually-hidden">${name}</span>${newTab(locale)}</a><div class="island" data-island="tooltip" data-when="nearby" data-props="${props(given)}"><div id="network-${id}" class="tooltip" popover="manual" role="tooltip" aria-hidden="true"><span class="tooltip-text">${name}</span></div></div></div></li>`;
  });
  return `<nav aria-label="${escape(locale.words.footer.social)}"><ul class="footer-social">${items.join('')}</ul></nav>`;
}
