import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { onTestFinished } from 'vitest';
import { openDatabase } from '../../../cli/submissions/database.ts';
import type { Database } from '../../../cli/submissions/file-database.ts';
import { openSubmissions, type Submissions, type SubmissionsOptions } from '../../../cli/submissions/open-submissions.ts';

/** A line of the log. */
interface Logged {
  readonly event: string;
  readonly values: Readonly<Record<string, string | number>>;
}

/** A store in a folder of its own, which is removed after the test. */
export interface TestStore {
  readonly folder: string;
  /** The file of the database. */
  readonly file: string;
  readonly logged: Logged[];
  open(options?: Partial<SubmissionsOptions>): Promise<Submissions>;
  /** A connection beside the store. */
  read(): Promise<Database>;
}

/** A folder for a store, with files of a build by their paths in the output folder. */
export async function newStore(build: Readonly<Record<string, string>> = {}): Promise<TestStore> {
  const folder = await mkdtemp(join(tmpdir(), 'wortlaut-submissions-'));
  const file = join(folder, 'data/submissions.db');
  for (const [path, text] of Object.entries(build)) {
    await mkdir(dirname(join(folder, 'dist', path)), { recursive: true });
    await writeFile(join(folder, 'dist', path), text);
  }
  const opened: { close(): unknown }[] = [];
  const logged: Logged[] = [];
  onTestFinished(async () => {
    for (const one of opened) await one.close();
    await rm(folder, { recursive: true, force: true });
  });
  const remember = <One extends { close(): unknown }>(one: One): One => {
    opened.push(one);
    return one;
  };
  return {
    folder,
    file,
    logged,
    open: async (options) =>
      remember(
        await openSubmissions({
          database: file,
          out: join(folder, 'dist'),
          log: (event, values) => logged.push({ event, values }),
          environment: {},
          ...options,
        }),
      ),
    read: async () => remember(await openDatabase(file)),
  };
}

/** All rows of a query, as plain objects. */
export async function rowsOf(client: Database, sql: string): Promise<Record<string, unknown>[]> {
  return (await client.execute(sql)).rows.map((row) => ({ ...row }));
}
