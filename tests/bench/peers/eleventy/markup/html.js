const named = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

export const escape = (text) => (/[&<>"]/.test(text) ? text.replace(/[&<>"]/g, (sign) => named[sign]) : text);

/** A value as JSON within an attribute. */
export const props = (value) => escape(JSON.stringify(value));

export const addressOf = (locale, page) => (page === 'home' ? `/${locale}/` : `/${locale}/${page}/`);

export const newTab = (locale) => `<span class="visually-hidden"> (${escape(locale.words.common.newTab)})</span>`;

export const drawing = (name, box, paths) =>
  `<svg class="${name}" viewBox="${box}" aria-hidden="true" focusable="false">${paths.map(([look, line]) => `<path${look ? ` class="${look}"` : ''} d="${line}"></path>`).join('')}</svg>`;

export const logo = (site) =>
  `<span class="logo">${drawing('logo-mark', '0 0 32 32', site.drawings.logo)}<span class="logo-name">${site.product}</span></span>`;

export const pageLink = (locale, page, link, look) =>
  `<a class="${look}" href="${addressOf(locale.id, link.page)}"${link.page === page.id ? ' aria-current="page"' : ''}>${escape(link.label)}</a>`;
