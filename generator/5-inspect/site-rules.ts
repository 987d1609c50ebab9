/* Every rule over the whole site. To add one: a file in site-rules/, a line here, a sample in tests/inspection/. */
export { alikeHeadings } from './site-rules/alike-headings.ts';
export { alternates } from './site-rules/alternates.ts';
export { canonicals } from './site-rules/canonicals.ts';
export { dataAddresses } from './site-rules/data-addresses.ts';
export { files } from './site-rules/files.ts';
export { links } from './site-rules/links.ts';
export { lostAddresses } from './site-rules/lost-addresses.ts';
export { redirectsLead } from './site-rules/redirects-lead.ts';
export { scriptRequests } from './site-rules/script-requests.ts';
export { securityHeaders } from './site-rules/security-headers.ts';
export { sitemap } from './site-rules/sitemap.ts';
export { socialImages } from './site-rules/social-images.ts';
export { staticPages } from './site-rules/static-pages.ts';
export { uniqueTitles } from './site-rules/unique-titles.ts';
