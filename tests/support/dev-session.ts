import type { ChildProcess } from 'node:child_process';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { startProcessIn } from './command.ts';
import { root } from './paths.ts';
import { siteFolder } from './site-folder.ts';

/** The development server on files that may be changed. */
export interface DevSession {
  /** `http://localhost:1234` */
  readonly origin: string;
  readonly process: ChildProcess;
  /** Saves a file with some words replaced by others; throws if it does not contain them. Returns when it is written. */
  save(file: string, words: string, others: string): Promise<void>;
  end(): Promise<void>;
}

/** Starts `dev` as people do on a copy of a content folder, with the theme of the first site, and waits until it has greeted. */
export async function startDev(content = `${root}/content`): Promise<DevSession> {
  const site = await siteFolder({ from: content });
  return startDevIn(root, { content: site.content, remove: () => site.remove() });
}

interface SessionParts {
  readonly content?: string;
  /** The folder of the Wortlaut that runs; by default that of the tests. */
  readonly tool?: string;
  /** Changes of the environment. */
  readonly env?: Readonly<Record<string, string>>;
  readonly remove?: () => Promise<void>;
}

/** Starts `dev` in the folder of a site. Files are named relative to the content folder. */
export async function startDevIn(
  cwd: string,
  { content = join(cwd, 'content'), tool = root, env = {}, remove = async () => {} }: SessionParts = {},
): Promise<DevSession> {
  const command = [`${tool}/cli/main.mjs`, 'dev', '--content', content, '--port', '0'];
  const { process: child, ended } = startProcessIn({ cwd, env: { ...process.env, ...env } }, process.execPath, command);
  const end = async () => {
    child.kill('SIGTERM');
    await ended;
    await remove();
  };
  let said = '';
  const greeted = new Promise<string>((found) => {
    child.stderr?.on('data', (text) => {
      said += text;
      const origin = /http:\/\/localhost:\d+/.exec(said)?.[0];
      if (origin) found(origin);
    });
  });
  const origin = await Promise.race([greeted, ended.then(({ stderr }) => Promise.reject(new Error(`dev has ended: ${stderr}`)))]).catch(
    async (error) => {
      await remove();
      throw error;
    },
  );
  const save = async (file: string, words: string, others: string) => {
    const path = join(content, file);
    const text = await readFile(path, 'utf8');
    if (!text.includes(words)) throw new Error(`${file} does not have '${words}'.`);
    await writeFile(path, text.replace(words, others));
  };
  return { origin, process: child, save, end };
}
