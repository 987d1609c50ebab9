import { existsSync } from 'node:fs';
import { debianPackages, install } from '../browser/install.ts';

/** The servers that are asked, in the order in which they are named. */
export const serverNames = ['nginx', 'apache', 'caddy'] as const;
export type ServerName = (typeof serverNames)[number];

const programs: Readonly<Record<ServerName, { readonly packages: readonly string[]; readonly paths: readonly string[] }>> = {
  nginx: { packages: ['nginx-light'], paths: ['/usr/sbin/nginx', '/usr/local/sbin/nginx'] },
  apache: { packages: ['apache2'], paths: ['/usr/sbin/apache2'] },
  caddy: { packages: ['caddy'], paths: ['/usr/bin/caddy'] },
};

/** The program of a server; undefined if the machine has none. */
export const programOf = (name: ServerName): string | undefined => programs[name].paths.find((path) => existsSync(path));

/** Finds each server or installs it. Returns the reason for each that cannot be had: `caddy (REASON)`. */
export function ensureServers(): readonly string[] {
  return serverNames.flatMap((name) => {
    if (programOf(name)) return [];
    const installed = install(debianPackages(...programs[name].packages), () => programOf(name));
    return 'found' in installed
      ? []
      : [`${name} (there is none, and none could be installed: ${installed.join('; ') || 'no administrator'})`];
  });
}
