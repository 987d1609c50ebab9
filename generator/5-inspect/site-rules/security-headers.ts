import { type Diagnostic, finding } from '../../diagnostics/diagnostic.ts';
import { headersForAll } from '../shared/headers-for-all.ts';
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

/** WL5044: the headers that protect visitors are set for every address of the site. */
export const securityHeaders: SiteRule = {
  name: 'security headers',
  run({ headers }) {
    const given = headersForAll(headers);
    return Object.entries(wanted).flatMap(([name, pattern]) => {
      const value = given.get(name);
      if (value === undefined)
        return [fault(`The rule of the headers for '/*' does not have '${name}'.`, 'The rules are in generator/4-render/headers.ts.')];
      return pattern.test(value)
        ? []
        : [
            fault(
              `The rule of the headers for '/*' has '${name}: ${value}', which is weaker than it must be.`,
              'The safe value is in generator/4-render/headers.ts.',
            ),
          ];
    });
  },
};

const fault = (message: string, hint: string): Diagnostic => finding('WL5044', {}, [message, hint]);
