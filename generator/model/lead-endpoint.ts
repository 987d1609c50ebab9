import type { Manifest } from './manifest.ts';
import { endpointFolder } from './reserved-addresses.ts';
import type { Site } from './site.ts';

/** The address that leads are sent to; undefined if the site takes no leads. The default is the first endpoint of the theme. */
export function endpointOf(
  { leadEndpoint }: Pick<Site, 'leadEndpoint'>,
  { endpoints: [own] = [] }: Pick<Manifest, 'endpoints'>,
): string | undefined {
  return leadEndpoint === 'none' ? undefined : (leadEndpoint ?? own);
}

/** The endpoints of the theme; without any, the path in `leadEndpoint`, which another program answers. */
export function ownEndpoints({ leadEndpoint }: Pick<Site, 'leadEndpoint'>, ofTheme: readonly string[]): readonly string[] {
  return ofTheme.length === 0 && leadEndpoint?.startsWith(endpointFolder) ? [leadEndpoint] : ofTheme;
}
