import { offerEndpoint } from './reserved-addresses.ts';
import type { Site } from './site.ts';

/** Where leads are sent; nothing where the site takes none. A site that does not say it is tried with its own server. */
export function endpointOf({ leadEndpoint = offerEndpoint }: Pick<Site, 'leadEndpoint'>): string | undefined {
  return leadEndpoint === 'none' ? undefined : leadEndpoint;
}
