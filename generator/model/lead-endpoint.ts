import { offerEndpoint } from './reserved-addresses.ts';
import type { Site } from './site.ts';

/** Where leads are sent; undefined if the site takes none. A site without the setting uses its own server. */
export function endpointOf({ leadEndpoint = offerEndpoint }: Pick<Site, 'leadEndpoint'>): string | undefined {
  return leadEndpoint === 'none' ? undefined : leadEndpoint;
}
