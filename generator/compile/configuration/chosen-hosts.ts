import { hostedSite, type NamedHost } from '../../4-render/host.ts';
import { builtInHosts, usualHosts } from '../../4-render/hosts/hosts.ts';
import { closestMatch } from '../../diagnostics/closest-match.ts';
import { type Diagnostic, finding } from '../../diagnostics/diagnostic.ts';
import type { Entry } from '../../model/content.ts';
import type { Manifest } from '../../model/manifest.ts';
import type { Site as SiteFile } from '../../model/site.ts';
import type { SiteConfig } from './config.ts';
import type { Settings, Site } from './open-site.ts';

/** The hosts of a list, or one sentence on the mistake in it: an unknown name, or hosts that one build cannot serve. */
export function hostsNamed({ hosts: own }: Pick<SiteConfig, 'hosts'>, names: readonly string[]): readonly NamedHost[] | string {
  const hostsByName = { ...builtInHosts, ...own };
  const hosts: NamedHost[] = [];
  for (const name of new Set(names)) {
    const host = Object.hasOwn(hostsByName, name) ? hostsByName[name] : undefined;
    if (!host) return unknown(name, Object.keys(hostsByName));
    hosts.push({ ...host, name });
  }
  const pages = hosts.find(({ redirectPages }) => redirectPages);
  const rules = hosts.find(({ redirectPages }) => !redirectPages);
  return pages && rules
    ? `'${pages.name}' needs a page for each redirect, and '${rules.name}' redirects only without such a page. Build for each host into its own folder (--out).`
    : hosts;
}

function unknown(name: string, known: readonly string[]): string {
  const near = closestMatch(name, known);
  return `'${name}' is not a host.${near ? ` Did you mean '${near}'?` : ''} Known are ${known.join(', ')}.`;
}

/** The hosts that a build is for: those of the settings, else of the site file, else any file server. WL6035 if the list has a mistake. */
export function hostsOf(
  config: Pick<SiteConfig, 'hosts'>,
  { hosts: given }: Pick<Settings, 'hosts'>,
  { file, value }: Pick<Entry<SiteFile>, 'file' | 'value'>,
): { readonly hosts: readonly NamedHost[]; readonly diagnostics: readonly Diagnostic[] } {
  const choice = hostsNamed(config, given ?? value.hosts ?? usualHosts);
  if (typeof choice !== 'string') return { hosts: choice, diagnostics: [] };
  const place = given ? {} : { file, dataPath: ['hosts'] };
  const diagnostic = finding('WL6035', place, [choice, 'Name other hosts.']);
  return { hosts: [], diagnostics: [diagnostic] };
}

/** The hosts with the texts of the functions that they run, from the cache or newly bundled. */
export async function withScripts(hosts: readonly NamedHost[], site: Pick<Site, 'root' | 'cache'>): Promise<readonly NamedHost[]> {
  if (!hosts.some(({ script }) => script !== undefined)) return hosts;
  const { hostFunction } = await import('../../bundle/host-function.ts');
  return Promise.all(
    hosts.map(async (host) => (host.script === undefined ? host : { ...host, scriptText: await hostFunction(host.script, site) })),
  );
}

/** WL6036: what a site has that its hosts cannot serve. */
export function limitsOf(hosts: readonly NamedHost[], manifest: Manifest): readonly Diagnostic[] {
  const site = hostedSite(manifest);
  return hosts.flatMap(({ limits }) => (limits?.(site) ?? []).map(({ message, hint }) => finding('WL6036', {}, [message, hint])));
}
