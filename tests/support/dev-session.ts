import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { start } from './command.ts';
import { root } from './paths.ts';
import { siteFolder } from './site-folder.ts';

/** The development server on a copy of a content folder. */
export interface DevSession {
  /** `http://localhost:1234` */
  readonly origin: string;
  /** Saves a content file with some words replaced by others; throws if it does not contain them. Returns when it is written. */
  save(file: string, words: string, others: string): Promise<void>;
  end(): Promise<void>;
}

/** Starts `dev` as people do on a copy of a content folder, and waits until it has greeted. */
export async function startDev(content = `${root}/content`): Promise<DevSession> {
  const site = await siteFolder({ from: content });
  const { process: child, ended } = start(['dev', '--content', site.content, '--port', '0']);
  const end = async () => {
    child.kill('SIGTERM');
    await ended;
    await site.remove();
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
      await site.remove();
      throw error;
    },
  );
  const save = async (file: string, words: string, others: string) => {
    const path = join(site.content, file);
    const text = await readFile(path, 'utf8');
    if (!text.includes(words)) throw new Error(`${file} does not have '${words}'.`);
    await writeFile(path, text.replace(words, others));
  };
  return { origin, save, end };
}
