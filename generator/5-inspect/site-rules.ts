import type { SiteRule } from './site-rule.ts';
import { alternates } from './site-rules/alternates.ts';
import { canonicals } from './site-rules/canonicals.ts';
import { dataAddresses } from './site-rules/data-addresses.ts';
import { files } from './site-rules/files.ts';
import { links } from './site-rules/links.ts';
import { lostAddresses } from './site-rules/lost-addresses.ts';
import { redirectsLead } from './site-rules/redirects-lead.ts';
import { securityHeaders } from './site-rules/security-headers.ts';
import { sitemap } from './site-rules/sitemap.ts';
import { socialImages } from './site-rules/social-images.ts';
import { uniqueTitles } from './site-rules/unique-titles.ts';

/** Every rule over the whole site. To add one: a file in site-rules/, a line here, a sample in tests/inspection/. */
export const siteRules: readonly SiteRule[] = [
  links,
  files,
  redirectsLead,
  lostAddresses,
  alternates,
  canonicals,
  sitemap,
  uniqueTitles,
  socialImages,
  dataAddresses,
  securityHeaders,
];
