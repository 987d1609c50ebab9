import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { freePort } from '../../support/free-port.ts';
import type { Browser } from './browser.ts';
import { type Program, startProgram, until } from './program.ts';
import { commands, type Send, tabOver } from './webdriver.ts';

/** What is needed of Debian's WebKitGTK: the driver, the browser that it starts, and a screen for it. */
export interface WebKitPrograms {
  readonly driver: string;
  readonly browser: string;
  readonly screen: string;
}

/** The buttons beside the address would keep the window wider than a telephone. */
const narrowToolbar = '* { min-width: 0; min-height: 0; margin: 0; padding: 0; }';

/** WebKitGTK's small browser on a screen that nobody sees, told by WebDriver what to do. */
export async function startWebKit(programs: WebKitPrograms): Promise<Browser> {
  const configuration = mkdtempSync(join(tmpdir(), 'wortlaut-webkit-'));
  mkdirSync(join(configuration, 'gtk-3.0'));
  writeFileSync(join(configuration, 'gtk-3.0', 'gtk.css'), narrowToolbar);
  const { screen, display } = await startScreen(programs.screen);
  const port = await freePort();
  const env = { ...process.env, DISPLAY: display, XDG_CONFIG_HOME: configuration };
  const driver = startProgram(programs.driver, [`--port=${port}`], { env, stdio: 'ignore' });
  const server = `http://127.0.0.1:${port}`;
  await until(() => fetch(`${server}/status`).catch(() => undefined), `${programs.driver} answers nobody.`);
  const start = (script: boolean) => startBrowser(server, programs.browser, script);
  const { version, end } = await start(true);
  await end();
  return {
    version,
    hasTextSize: false,
    open: async ({ script, width, height }) => {
      const { send, end } = await start(script);
      await send('size', { width, height });
      return { ...tabOver(send), close: end };
    },
    close: async () => {
      await driver.end();
      await screen.end();
      rmSync(configuration, { recursive: true, force: true });
    },
  };
}

interface Started {
  readonly version: string;
  readonly send: Send;
  end(): Promise<void>;
}

/** Script is a setting of the whole browser, which starts within half a second. */
async function startBrowser(server: string, binary: string, script: boolean): Promise<Started> {
  const options = { binary, args: ['--automation', `--enable-javascript=${script}`] };
  const capabilities = { alwaysMatch: { 'webkitgtk:browserOptions': options } };
  const begun = (await ask('POST', `${server}/session`, { capabilities })) as {
    sessionId: string;
    capabilities: { browserVersion: string };
  };
  const address = `${server}/session/${begun.sessionId}`;
  return {
    version: begun.capabilities.browserVersion,
    send: (command, given) => ask('POST', `${address}/${commands[command].path}`, given),
    end: async () => void (await ask('DELETE', address)),
  };
}

async function ask(method: 'POST' | 'DELETE', address: string, given?: object): Promise<unknown> {
  const response = await fetch(address, { method, ...(given ? { body: JSON.stringify(given) } : {}) });
  const { value } = (await response.json()) as { value: unknown };
  if (response.ok) return value;
  const { error, message } = value as { error: string; message: string };
  throw new Error(`${error}: ${message}`);
}

/** A screen with the first free number. */
async function startScreen(executable: string): Promise<{ screen: Program; display: string }> {
  const given = ['-displayfd', '3', '-screen', '0', '1600x1400x24', '-nolisten', 'tcp'];
  const screen = startProgram(executable, given, { stdio: ['ignore', 'ignore', 'ignore', 'pipe'] });
  const said = screen.process.stdio[3] as Readable;
  const number = await new Promise<string>((answered) => said.once('data', (text) => answered(String(text).trim())));
  return { screen, display: `:${number}` };
}
