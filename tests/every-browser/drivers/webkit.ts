import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { freePort } from '../../support/free-port.ts';
import type { Browser } from './browser.ts';
import { type Program, startProgram, until } from './program.ts';
import { commands, type Send, tabOver } from './webdriver.ts';

/** Programs of Debian's WebKitGTK: the driver, the browser that it starts, and a screen for it. */
export interface WebKitPrograms {
  readonly driver: string;
  readonly browser: string;
  readonly screen: string;
}

/** Shrinks the buttons beside the address, which would keep the window wider than a telephone. */
const narrowToolbar = '* { min-width: 0; min-height: 0; margin: 0; padding: 0; }';

/** WebKitGTK's small browser on a virtual screen, controlled through WebDriver. */
export async function startWebKit(programs: WebKitPrograms): Promise<Browser> {
  const configuration = mkdtempSync(join(tmpdir(), 'wortlaut-webkit-'));
  mkdirSync(join(configuration, 'gtk-3.0'));
  writeFileSync(join(configuration, 'gtk-3.0', 'gtk.css'), narrowToolbar);
  const { screen, display } = await startScreen(programs.screen);
  const port = await freePort();
  const env = { ...process.env, DISPLAY: display, XDG_CONFIG_HOME: configuration };
  const driver = startProgram(programs.driver, [`--port=${port}`], { env, stdio: 'ignore' });
  const server = `http://127.0.0.1:${port}`;
  await until(() => fetch(`${server}/status`).catch(() => undefined), `${programs.driver} does not answer.`);
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

/**
 * The time limit for an answer in milliseconds. WebKitWebDriver 2.50 never answers one start of the browser in 60 when several
 * start at once, nor one script in ten that runs just before its document is replaced. The next command it answers as usual.
 */
const limits = { start: 10_000, evaluate: 3_000, other: 30_000 };

interface Session {
  readonly sessionId: string;
  readonly capabilities: { readonly browserVersion: string };
}

/** Starts a browser of its own, within a second, because script is a setting of the whole browser. */
async function startBrowser(server: string, binary: string, script: boolean): Promise<Started> {
  const options = { binary, args: ['--automation', `--enable-javascript=${script}`] };
  const capabilities = { alwaysMatch: { 'webkitgtk:browserOptions': options } };
  const begin = () => ask(`${server}/session`, { given: { capabilities }, limit: limits.start }) as Promise<Session>;
  const begun = await until(() => begin().catch(undefinedAfterLimit), `${binary} does not start.`);
  const address = `${server}/session/${begun.sessionId}`;
  return {
    version: begun.capabilities.browserVersion,
    send: (command, given) =>
      ask(`${address}/${commands[command].path}`, { given, limit: command === 'evaluate' ? limits.evaluate : limits.other }),
    end: async () => void (await ask(address, { method: 'DELETE', limit: limits.other })),
  };
}

interface Question {
  readonly method?: 'POST' | 'DELETE';
  readonly given?: object;
  /** The time limit in milliseconds. */
  readonly limit: number;
}

async function ask(address: string, { method = 'POST', given, limit }: Question): Promise<unknown> {
  const response = await fetch(address, {
    method,
    signal: AbortSignal.timeout(limit),
    ...(given ? { body: JSON.stringify(given) } : {}),
  });
  const { value } = (await response.json()) as { value: unknown };
  if (response.ok) return value;
  const { error, message } = value as { error: string; message: string };
  throw new Error(`${error}: ${message}`);
}

function undefinedAfterLimit(error: Error): undefined {
  if (error.name !== 'TimeoutError') throw error;
}

/** A screen with the first free number. */
async function startScreen(executable: string): Promise<{ screen: Program; display: string }> {
  const given = ['-displayfd', '3', '-screen', '0', '1600x1400x24', '-nolisten', 'tcp'];
  const screen = startProgram(executable, given, { stdio: ['ignore', 'ignore', 'ignore', 'pipe'] });
  const said = screen.process.stdio[3] as Readable;
  const number = await new Promise<string>((answered) => said.once('data', (text) => answered(String(text).trim())));
  return { screen, display: `:${number}` };
}
