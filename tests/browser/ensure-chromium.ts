import { existsSync } from 'node:fs';
import { chromium } from 'playwright';
import { debianPackages, install } from './install.ts';

export interface Chromium {
  readonly executable: string;
  /** The browser that was found or installed, as a sentence. */
  readonly sentence: string;
}

const shell = '/usr/bin/chromium-headless-shell';
const system = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome', '/usr/bin/google-chrome-stable'];

/** Playwright's own Chromium, otherwise the system's. */
export function findChromium(): Chromium | undefined {
  const own = chromium.executablePath();
  if (existsSync(own)) return { executable: own, sentence: "with Playwright's own Chromium" };
  const other = system.find((path) => existsSync(path));
  return other === undefined ? undefined : { executable: other, sentence: `with the system's browser, ${other}` };
}

/** The part of Chromium that needs no screen, in which tests take half the time; where Debian does not have it, the whole Chromium. */
export function ensureHeadlessShell(): Chromium {
  const whole = ensureChromium();
  const isThere = () => (existsSync(shell) ? { executable: shell, sentence: `with the system's browser, ${shell}` } : undefined);
  const installed = isThere() ?? install(debianPackages('chromium', 'chromium-headless-shell'), isThere);
  if ('executable' in installed) return installed;
  return 'found' in installed ? installed.found : whole;
}

/** Finds a Chromium or installs one: Playwright's download, otherwise Debian's package. Throws if both fail, instead of skipping. */
export function ensureChromium(): Chromium {
  const chromium = findChromium();
  if (chromium) return chromium;
  const installed = install([['npx', 'playwright', 'install', 'chromium'], ...debianPackages('chromium')], findChromium);
  if ('found' in installed)
    return { ...installed.found, sentence: `${installed.found.sentence} (was missing; installed by \`${installed.by}\`)` };
  throw new Error(
    `Chromium is missing and could not be installed. Install it (\`npx playwright install --with-deps chromium\`) and run again.\n${installed.join('\n')}`,
  );
}
