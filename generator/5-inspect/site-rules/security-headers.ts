import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import { headersForAll } from '../shared/headers-file.ts';
import type { SiteRule } from '../site-rule.ts';

/** Required headers and their patterns. */
const wanted: Readonly<Record<string, RegExp>> = {
  'content-security-policy': /(?=.*default-src 'none')(?=.*frame-ancestors 'none')(?=.*require-trusted-types-for 'script')/,
  // At least a day; a longer time is the site's decision, which it cannot revoke.
  'strict-transport-security': /max-age=(?!0*[0-9]{1,4}\b)\d+/,
  'x-content-type-options': /^nosniff$/,
  'referrer-policy': /^(strict-origin-when-cross-origin|strict-origin|same-origin|no-referrer)$/,
  'permissions-policy': /camera=\(\).*microphone=\(\).*geolocation=\(\)/,
  'cross-origin-opener-policy': /^same-origin$/,
};

/** WL5044: `_headers` sets the headers that protect visitors for every address of the site. */
export const securityHeaders: SiteRule = {
  name: 'security headers',
  run({ files }) {
    const text = files.get('_headers');
    if (typeof text !== 'string')
      return [fault('The site has no file _headers, so no answer carries the security policy.', 'Write it for the path /*.')];
    const given = headersForAll(text);
    return Object.entries(wanted).flatMap(([name, pattern]) => {
      const value = given.get(name);
      if (value === undefined)
        return [fault(`The file _headers does not give all pages the header '${name}'.`, 'Write it under the path /*.')];
      return pattern.test(value)
        ? []
        : [
            fault(
              `The file _headers gives all pages '${name}: ${value}', which is weaker than it must be.`,
              'The safe value is in generator/4-render/headers.ts.',
            ),
          ];
    });
  },
};

const fault = (message: string, hint: string): Diagnostic => ({ code: 'WL5044', severity: 'error', message, hint });
