import { contentTypeOf } from '../model/content-types.ts';
import type { Manifest } from '../model/manifest.ts';
import type { HeaderRule } from '../model/site-files.ts';

export type { HeaderRule };

/** Other origins that pages may send requests to, if any. */
export interface OtherOrigins {
  readonly imageOrigins?: readonly string[] | undefined;
  readonly leads?: string | undefined;
}

/**
 * The content security policy of every page: nothing inline, and nothing from other origins but those of the site file. A meta element must
 * not have `frame-ancestors`, so only the header has it.
 */
export function policy({ imageOrigins = [], leads }: OtherOrigins = {}): string {
  const and = (origin: string | undefined) => (origin ? ` ${origin}` : '');
  return [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    `img-src 'self' data:${imageOrigins.map(and).join('')}`,
    "font-src 'self'",
    "media-src 'self'",
    `connect-src 'self'${and(leads)}`,
    "manifest-src 'self'",
    `form-action 'self'${and(leads)}`,
    "base-uri 'none'",
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ].join('; ');
}

export function policyHeader(origins?: OtherOrigins): Readonly<Record<string, string>> {
  return { 'Content-Security-Policy': `${policy(origins)}; frame-ancestors 'none'` };
}

/** How long browsers insist on https. Short by default, because a site cannot revoke it. */
function strictTransport({ days, subdomains = false }: NonNullable<Manifest['transportSecurity']> = { days: 1 }): string {
  return `max-age=${days * 86_400}${subdomains ? '; includeSubDomains' : ''}`;
}

type HeaderInputs = Partial<Pick<Manifest, 'imageOrigins' | 'leads' | 'pseudo' | 'draft' | 'transportSecurity' | 'documents'>>;

const headersOfAll = ({ transportSecurity, ...origins }: HeaderInputs): Readonly<Record<string, string>> => ({
  ...policyHeader(origins),
  'Strict-Transport-Security': strictTransport(transportSecurity),
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy': 'camera=(), microphone=(), geolocation=(), payment=()',
  'Cross-Origin-Opener-Policy': 'same-origin',
});

export const headers = headersOfAll({});

/** The headers of a site: policy, caching for hashed assets, types of the theme's documents, noindex for draft and pseudo-locale. */
export function headerRules(inputs: HeaderInputs = {}): readonly HeaderRule[] {
  const { pseudo, draft, documents = [] } = inputs;
  const ofAll = {
    ...headersOfAll(inputs),
    ...((pseudo || draft) && { 'X-Robots-Tag': 'noindex' }),
    'Cache-Control': 'public, max-age=0, must-revalidate',
  };
  return [
    { path: '/*', headers: ofAll },
    { path: '/assets/*', headers: { 'Cache-Control': 'public, max-age=31536000, immutable' } },
    ...documents.map((one) => ({ path: one.path, headers: { 'Content-Type': contentTypeOf(one) } })),
  ];
}

export function writeHeaderRules(rules: readonly HeaderRule[]): string {
  const lines = (given: HeaderRule['headers']) => Object.entries(given).map(([name, value]) => `  ${name}: ${value}\n`);
  return rules.map(({ path, headers: given }) => `${path}\n${lines(given).join('')}`).join('\n');
}
