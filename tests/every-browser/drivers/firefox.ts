import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, Settings } from './browser.ts';
import { connectMarionette, type Marionette } from './marionette.ts';
import { startProgram, until } from './program.ts';
import { commands, type Send, tabOver } from './webdriver.ts';

/** Settings: Marionette takes a free port, headless Firefox reports a mouse, and nothing is fetched from elsewhere. */
const preferences = {
  'marionette.port': 0,
  'ui.primaryPointerCapabilities': 6,
  'ui.allPointerCapabilities': 6,
  'ui.prefersReducedMotion': 0,
  'datareporting.policy.dataSubmissionEnabled': false,
  'app.normandy.enabled': false,
  'services.settings.server': 'data:,none',
  'browser.newtabpage.enabled': false,
  // Private windows refuse measuring; the visitors of these tests are asked for consent.
  'privacy.globalprivacycontrol.pbmode.enabled': false,
};

/** Debian's Firefox, controlled through Marionette. */
export async function startFirefox(executable: string): Promise<Browser> {
  const profile = mkdtempSync(join(tmpdir(), 'wortlaut-firefox-'));
  const lines = Object.entries(preferences).map(([name, value]) => `user_pref(${JSON.stringify(name)}, ${JSON.stringify(value)});`);
  writeFileSync(join(profile, 'user.js'), lines.join('\n'));
  const given = ['--marionette', '--headless', '--no-remote', '--remote-allow-system-access', '--profile', profile];
  const firefox = startProgram(executable, given, { stdio: 'ignore' });
  const port = await until(() => readPort(profile), `${executable} opens no port for Marionette.`);
  const marionette = await connectMarionette(port);
  const { capabilities } = (await marionette.ask('WebDriver:NewSession')) as { capabilities: { browserVersion: string } };
  return {
    version: capabilities.browserVersion,
    hasTextSize: true,
    open: async (settings) => {
      const first = await marionette.ask('WebDriver:GetWindowHandle');
      // A private window discards its data when it closes.
      const opened = await marionette.ask('WebDriver:NewWindow', { type: 'window', private: true, focus: true });
      await marionette.ask('WebDriver:SwitchToWindow', { handle: (opened as { handle: string }).handle });
      await arrange(marionette, settings);
      const close = async () => {
        await marionette.ask('WebDriver:CloseWindow');
        await marionette.ask('WebDriver:SwitchToWindow', { handle: (first as { value: string }).value });
      };
      return { ...tabOver(sendBy(marionette)), close };
    },
    close: async () => {
      marionette.close();
      await firefox.end();
      rmSync(profile, { recursive: true, force: true });
    },
  };
}

const sendBy =
  (marionette: Marionette): Send =>
  async (command, given) => {
    const answer = (await marionette.ask(`WebDriver:${commands[command].name}`, given)) as { value?: unknown };
    return answer?.value;
  };

/** A window of Firefox is never narrower than 500 px; the page in it can be. */
async function arrange(marionette: Marionette, { script, text, width, height }: Settings): Promise<void> {
  await marionette.ask('WebDriver:SetWindowRect', { width: Math.max(width, 500), height: height + 200 });
  await marionette.ask('Marionette:SetContext', { value: 'chrome' });
  const inFirefox = `
    Services.prefs.setBoolPref('javascript.enabled', ${script});
    Services.prefs.setIntPref('font.size.variable.x-western', ${text});
    const { style } = window.gBrowser.selectedBrowser;
    for (const [name, size] of [['width', ${width}], ['height', ${height}]])
      for (const bound of ['', 'min-', 'max-']) style.setProperty(bound + name, size + 'px', 'important');`;
  await marionette.ask('WebDriver:ExecuteScript', { script: inFirefox, args: [] });
  await marionette.ask('Marionette:SetContext', { value: 'content' });
}

function readPort(profile: string): number | undefined {
  try {
    return Number(readFileSync(join(profile, 'MarionetteActivePort'), 'utf8')) || undefined;
  } catch {
    return undefined;
  }
}
