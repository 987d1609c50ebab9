import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { debianPackages, install } from '../browser/install.ts';

/** The tested servers, in the order of their names in output. */
export const serverNames = ['nginx', 'apache', 'caddy'] as const;
export type ServerName = (typeof serverNames)[number];

const programs: Readonly<Record<ServerName, { readonly packages: readonly string[]; readonly paths: readonly string[] }>> = {
  nginx: { packages: ['nginx-light'], paths: ['/usr/sbin/nginx', '/usr/local/sbin/nginx'] },
  apache: { packages: ['apache2'], paths: ['/usr/sbin/apache2'] },
  caddy: { packages: ['caddy'], paths: ['/usr/bin/caddy'] },
};

/** The program of a server; undefined if it is missing. */
export const programOf = (name: ServerName): string | undefined => programs[name].paths.find((path) => existsSync(path));

/** Finds each server or installs it. `notRun` contains the reason for each missing one: `caddy (REASON)`. */
export function ensureServers(): { readonly ready: readonly string[]; readonly notRun: readonly string[] } {
  const all = serverNames.map((name) => {
    if (programOf(name)) return { ready: versionOf(name) };
    const installed = install(debianPackages(...programs[name].packages), () => programOf(name));
    if ('found' in installed) return { ready: versionOf(name) };
    const reason = installed.join('; ') || 'only the administrator of a Debian can';
    return { notRun: `${name} (is missing and could not be installed: ${reason})` };
  });
  return { ready: all.flatMap(({ ready }) => ready ?? []), notRun: all.flatMap(({ notRun }) => notRun ?? []) };
}

/** Name and version as the server prints them. */
function versionOf(name: ServerName): string {
  const { stdout, stderr } = spawnSync(programOf(name) ?? name, name === 'caddy' ? ['version'] : ['-v'], { encoding: 'utf8' });
  return `${name} ${/\d+(?:\.\d+)+/.exec(stdout + stderr)?.[0] ?? ''}`.trim();
}
