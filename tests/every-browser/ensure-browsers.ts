import { existsSync, readdirSync } from 'node:fs';
import playwright from 'playwright';
import { ensureChromium } from '../browser/ensure-chromium.ts';
import { debianPackages, install } from '../browser/install.ts';
import { type InstalledBrowser, start } from './start.ts';

export type Ready = InstalledBrowser & { readonly version: string };

export interface Browsers {
  readonly ready: readonly Ready[];
  /** `webkit (REASON)` for each browser that this machine cannot run. */
  readonly notRun: readonly string[];
}

type Other = 'firefox' | 'webkit';

const packages = { firefox: ['firefox-esr'], webkit: ['webkit2gtk-driver', 'xvfb'] };

/**
 * Finds the browsers or installs them; a missing one is reported with the reason. Chromium is required at night, and where it is the only one:
 * by day `tests/browser` makes the same journeys with it.
 */
export async function ensureBrowsers(): Promise<Browsers> {
  const others = [await ensure('firefox'), await ensure('webkit')];
  const isWanted = process.env.NIGHT || others.every((one) => typeof one === 'string');
  const all = [...(isWanted ? [await startedChromium()] : []), ...others];
  return { ready: all.filter((one) => typeof one === 'object'), notRun: all.filter((one) => typeof one === 'string') };
}

const startedChromium = () => started({ name: 'chromium', by: 'playwright', executable: ensureChromium().executable });

/** Finds a browser, or installs it from Debian's packages or Playwright's download; otherwise returns the reason. */
async function ensure(name: Other): Promise<Ready | string> {
  const present = find(name);
  if (present) return started(present);
  const installed = install([...debianPackages(...packages[name]), ['npx', 'playwright', 'install', name]], () => find(name));
  return 'found' in installed ? started(installed.found) : `${name} (is missing and could not be installed: ${installed.join('; ')})`;
}

/** Throws if a browser of the system does not start; Playwright's builds may lack libraries that only an administrator can install. */
async function started(found: InstalledBrowser): Promise<Ready | string> {
  try {
    const browser = await start(found);
    await browser.close();
    return { ...found, version: browser.version };
  } catch (error) {
    if (found.by !== 'playwright' || found.name === 'chromium') throw error;
    return `${found.name} (it does not start: ${(error as Error).message.split('\n')[0]})`;
  }
}

function find(name: Other): InstalledBrowser | undefined {
  const executable = playwright[name].executablePath();
  if (existsSync(executable)) return { name, by: 'playwright', executable };
  return name === 'firefox' ? findFirefox() : findWebKit();
}

function findFirefox(): InstalledBrowser | undefined {
  const executable = '/usr/bin/firefox-esr';
  return existsSync(executable) ? { name: 'firefox', by: 'marionette', executable } : undefined;
}

/** Debian keeps the small browser of WebKitGTK among the libraries of the machine's kind. */
function findWebKit(): InstalledBrowser | undefined {
  const libraries = existsSync('/usr/lib') ? readdirSync('/usr/lib').filter((folder) => folder.includes('linux-gnu')) : [];
  const browser = libraries.map((folder) => `/usr/lib/${folder}/webkit2gtk-4.1/MiniBrowser`).find((path) => existsSync(path));
  const [driver, screen] = ['/usr/bin/WebKitWebDriver', '/usr/bin/Xvfb'] as const;
  if (!browser || !existsSync(driver) || !existsSync(screen)) return undefined;
  return { name: 'webkit', by: 'webdriver', programs: { driver, browser, screen } };
}
