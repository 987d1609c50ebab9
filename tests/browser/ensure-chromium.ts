import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from 'playwright';

export interface Found {
  readonly executable: string;
  /** What was found or done, as a person wants to read it. */
  readonly sentence: string;
}

const system = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome', '/usr/bin/google-chrome-stable'];

/** Playwright's own Chromium, otherwise the system's. */
export function findChromium(): Found | undefined {
  const own = chromium.executablePath();
  if (existsSync(own)) return { executable: own, sentence: "with Playwright's own Chromium" };
  const other = system.find((path) => existsSync(path));
  return other === undefined ? undefined : { executable: other, sentence: `with the system's browser, ${other}` };
}

/** Finds a Chromium or installs one. The browser tests are never skipped: where there can be none, this throws and says why. */
export function ensureChromium(): Found {
  const found = findChromium();
  if (found) return found;
  const reasons: string[] = [];
  for (const [command, ...given] of installations()) {
    const reason = run(command, given);
    const installed = reason === undefined ? findChromium() : undefined;
    if (installed)
      return { ...installed, sentence: `${installed.sentence} (there was none; installed by \`${[command, ...given].join(' ')}\`)` };
    reasons.push(`\`${[command, ...given].join(' ')}\`: ${reason ?? 'it ran, and there is still no browser'}`);
  }
  throw new Error(
    `There is no Chromium, and none could be installed. Install one (\`npx playwright install --with-deps chromium\`) and run again.\n${reasons.join('\n')}`,
  );
}

/** Playwright's download; on Debian as root, the package, for which the list of packages must be fresh. */
function installations(): (readonly [string, ...string[]])[] {
  const debian = process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');
  return [
    ['npx', 'playwright', 'install', 'chromium'],
    ...(debian
      ? [['sh', '-c', 'apt-get update && DEBIAN_FRONTEND=noninteractive apt-get install --yes --no-install-recommends chromium'] as const]
      : []),
  ];
}

/** The last line of what went wrong, or nothing. */
function run(command: string, given: readonly string[]): string | undefined {
  try {
    execFileSync(command, given, { stdio: ['ignore', 'pipe', 'pipe'], timeout: 600_000 });
    return undefined;
  } catch (error) {
    const { stderr, message } = error as { stderr?: Buffer; message: string };
    return stderr?.toString().trim().split('\n').at(-1) || message;
  }
}
