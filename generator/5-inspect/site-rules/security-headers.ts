import { finding } from '../../diagnostics/diagnostic.ts';
import { headersForAll } from '../shared/site-facts.ts';
import type { SiteRule } from '../site-rule.ts';

/** Required headers and their patterns. */
const required: Readonly<Record<string, RegExp>> = {
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
  run({ headers }) {
    const given = headersForAll(headers);
    return Object.entries(required).flatMap(([name, pattern]) => {
      const value = given.get(name);
      if (value !== undefined && pattern.test(value)) return [];
      return finding('WL5044', {}, [
        value === undefined
          ? `The headers for '/*' lack '${name}'.`
          : `The headers for '/*' contain '${name}: ${value}', which is weaker than required.`,
        'Set it as in generator/4-render/headers.ts.',
      ]);
    });
  },
};
