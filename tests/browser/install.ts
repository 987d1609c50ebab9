import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';

export type Command = readonly [program: string, ...given: string[]];

export interface Installed<Found> {
  readonly found: Found;
  /** The command that installed it, as one would type it. */
  readonly by: string;
}

/** The command that installs packages on Debian as root, after an update of the list of packages; elsewhere empty. */
export function debianPackages(...names: readonly string[]): Command[] {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return [];
  const script = `apt-get update && DEBIAN_FRONTEND=noninteractive apt-get install --yes --no-install-recommends ${names.join(' ')}`;
  return [['sh', '-c', script]];
}

/** Runs one command after the other until `find` returns a result; otherwise returns the reason of each failure. */
export function install<Found>(commands: readonly Command[], find: () => Found | undefined): Installed<Found> | readonly string[] {
  const reasons: string[] = [];
  for (const [program, ...given] of commands) {
    const by = [program, ...given].join(' ');
    const reason = run(program, given);
    const found = reason === undefined ? find() : undefined;
    if (found !== undefined) return { found, by };
    reasons.push(`\`${by}\`: ${reason ?? 'it ran, and what it installs is still not there'}`);
  }
  return reasons;
}

/** The last line about the failure; undefined for success. */
function run(command: string, given: readonly string[]): string | undefined {
  try {
    execFileSync(command, given, { stdio: ['ignore', 'pipe', 'pipe'], timeout: 600_000 });
    return undefined;
  } catch (error) {
    const { stderr, message } = error as { stderr?: Buffer; message: string };
    const lines = stderr?.toString().trim().split('\n') ?? [];
    return lines.findLast((line) => /error|fail|unable|denied/i.test(line)) || lines.at(-1) || message;
  }
}
