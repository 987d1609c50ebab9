import type { Manifest } from './manifest.ts';
import { endpointFolder } from './reserved-addresses.ts';
import type { Site } from './site.ts';

/** Where leads are sent; undefined if the site takes none. A site without the setting uses the first endpoint of its theme. */
export function endpointOf(
  { leadEndpoint }: Pick<Site, 'leadEndpoint'>,
  { endpoints: [own] = [] }: Pick<Manifest, 'endpoints'>,
): string | undefined {
  return leadEndpoint === 'none' ? undefined : (leadEndpoint ?? own);
}

/** The addresses that the site's own server answers: those of the theme. Where that has none, another program answers where forms are sent. */
export function ownEndpoints({ leadEndpoint }: Pick<Site, 'leadEndpoint'>, ofTheme: readonly string[]): readonly string[] {
  return ofTheme.length === 0 && leadEndpoint?.startsWith(endpointFolder) ? [leadEndpoint] : ofTheme;
}
