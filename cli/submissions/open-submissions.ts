import type { Keep } from '../../generator/index.ts';
import { openDatabase } from './database.ts';
import { startDelivering } from './deliver.ts';
import { countUndelivered } from './deliveries.ts';
import { watchDocuments } from './documents.ts';
import type { Database } from './file-database.ts';
import { channelsOf } from './hand-over-settings.ts';
import { keepIn } from './keep.ts';
import type { Log } from './log.ts';
import { startRetention } from './retention.ts';

/** Where submissions are kept, and of which site they are. */
export interface SubmissionsOptions {
  /** A file (path or `file:` URL), which is made if need be, or the address of a libSQL server. */
  readonly database: string;
  /** The output folder of the build: its documents are what visitors accept, and its report says how long submissions are kept. */
  readonly out: string;
  readonly log: Log;
  /** Token of a libSQL server, and where submissions are handed over: `hand-over-settings.ts` lists the names. */
  readonly environment?: Readonly<Record<string, string | undefined>>;
  readonly pause?: (attempts: number) => number;
}

/** The store of submissions of a running server. Several processes may have the same one open. */
export interface Submissions {
  readonly keep: Keep;
  /** Whether the database can be written. */
  ready(): Promise<boolean>;
  /** How many submissions have not been handed over on every channel. */
  undelivered(): Promise<number>;
  /** Ends deliveries after the current ones, and closes the database. */
  close(): Promise<void>;
}

/**
 * Opens the store, and starts to record the documents of the site, to hand over what is undelivered and to delete what is older than the site allows.
 * Rejects with a usage error if the database or a setting cannot be used.
 */
export async function openSubmissions({
  database: place,
  out,
  log,
  environment = process.env,
  pause,
}: SubmissionsOptions): Promise<Submissions> {
  const channels = await channelsOf(environment);
  const database = await openDatabase(place, { token: environment.WORTLAUT_DATABASE_TOKEN });
  const documents = await watchDocuments({ database, out, log });
  const waiting = await countUndelivered(database);
  if (waiting) log('submissions are undelivered', { submissions: waiting });
  const retention = startRetention({ database, out, log });
  const deliveries = channels.map((channel) => startDelivering(channel, { database, log, ...(pause && { pause }) }));
  return {
    keep: keepIn(database, {
      channels: channels.map(({ name }) => name),
      onKept: () => {
        for (const delivery of deliveries) delivery.wake();
      },
    }),
    ready: () => canWrite(database),
    undelivered: () => countUndelivered(database),
    async close() {
      await Promise.all([documents.close(), retention.close(), ...deliveries.map((delivery) => delivery.close())]);
      database.close();
    },
  };
}

async function canWrite(database: Database): Promise<boolean> {
  return database.execute({ sql: 'UPDATE schema SET checked = ?', args: [Date.now()] }).then(
    () => true,
    () => false,
  );
}
