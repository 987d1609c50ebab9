import { footer } from './markup/footer.js';
import { head } from './markup/head.js';
import { header } from './markup/header.js';
import { addressOf, escape, props } from './markup/html.js';

export const data = {
  pagination: { data: 'entries', size: 1, alias: 'entry', addAllPagesToCollections: false },
  eleventyExcludeFromCollections: true,
  permalink: ({ entry }) => `${addressOf(entry.locale.id, entry.page.id)}index.html`,
};

export function render({ site, entry: { locale, page } }) {
  const { toast, common } = locale.words;
  const given = { label: toast.label, close: toast.close, shown: 5000, removed: 1_000_000, swipe: 50 };
  return `<!doctype html><html lang="${locale.tag}" dir="ltr">${head(site, locale, page)}<body>
<a class="skip-link" href="#content">${escape(common.skip)}</a>${header(site, locale, page)}${main(page)}${footer(site, locale, page)}
<div><div class="island" data-island="toaster" data-when="toast" data-props="${props(given)}"><section class="toast" popover="manual" aria-label="${escape(toast.label)}" tabindex="-1"><div class="toast-words"><div role="status"></div><div role="alert"></div></div></section></div></div>
</body></html>`;
}

function main(page) {
  const contents = page.sections.map(({ id, heading }) => `<li><a href="#${id}">${escape(heading)}</a></li>`).join('');
  const last = page.sections.length - 1;
  const rows = `<dl class="policy-rows"><div><dt>${escape(page.owner)}</dt><dd><span class="sample-mark">${escape(page.missing)}</span></dd></div></dl>`;
  const sections = page.sections
    .map(
      ({ id, heading, items }, index) =>
        `<section id="${id}"><h2>${escape(heading)}</h2>${items.map((item) => `<p>${escape(item)}</p>`).join('')}${index === last ? rows : ''}</section>`,
    )
    .join('');
  return `<main id="content" tabindex="-1"><div class="page-hero band-paper"><div class="container"><div class="page-hero-words"><h1>${escape(page.heading)}</h1><p class="lead">${escape(page.lead)}</p></div></div></div><section class="band"><div class="container policy"><nav class="policy-contents" aria-label="${escape(page.contents)}"><ol>${contents}</ol></nav><div class="policy-text">${sections}<p class="policy-changed">${escape(page.changed)}</p></div></div></section></main>`;
}
