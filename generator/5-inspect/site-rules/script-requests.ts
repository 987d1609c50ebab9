import { finding } from '../../diagnostics/diagnostic.ts';
import type { SiteRule } from '../site-rule.ts';

/** WL5041: no script of the theme asks another site, which the security policy of its pages blocks. */
export const scriptRequests: SiteRule = {
  run({ requests = [], manifest: { origin, leads } }) {
    const isOwn = (address: string, isCode: boolean) => {
      // The policy of a page allows web sockets of its own host.
      const asked = new URL(address.replace(/^ws/i, 'http')).origin;
      return asked === origin || (asked === leads && !isCode);
    };
    return requests
      .filter(({ address, isCode }) => !isOwn(address, isCode))
      .map(({ address, by, isCode, ...place }) =>
        finding('WL5041', { ...place, found: address }, [
          `This script asks '${address}' (${by}), which is on another site: the security policy of the pages blocks it.`,
          isCode
            ? 'Put the script into the theme, or install its package.'
            : 'Let it ask an endpoint of the theme, which can ask the other site. Only the endpoint of leads in site.ts may be elsewhere.',
        ]),
      );
  },
};
