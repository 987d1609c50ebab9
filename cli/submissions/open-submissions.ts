import type { Keep } from '../../generator/index.ts';
import type { Log } from '../log.ts';
import { openDatabase } from './database.ts';
import { startPruning } from './deletion.ts';
import { startDelivering } from './deliver.ts';
import { countUndelivered } from './deliveries.ts';
import { watchDocuments } from './documents.ts';
import { channelsOf } from './hand-over-settings.ts';
import { keepIn } from './keep.ts';

/** The place of the submissions, and the site that they belong to. */
export interface SubmissionsOptions {
  /** A file (path or `file:` URL), which is created if it is missing, or the address of a libSQL server. */
  readonly database: string;
  /** The output folder of the build: visitors accept its documents, and its report contains the period for which submissions are kept. */
  readonly out: string;
  readonly log: Log;
  /** The token of a libSQL server, and the settings of the channels, see `hand-over-settings.ts`. */
  readonly environment?: Readonly<Record<string, string | undefined>>;
  readonly pause?: (attempts: number) => number;
}

/** The store of submissions of a running server. Several processes may open the same one. */
export interface Submissions {
  readonly keep: Keep;
  /** Whether the database can be written. */
  ready(): Promise<boolean>;
  /** The number of submissions that some channel has not accepted. */
  undelivered(): Promise<number>;
  /** Ends deliveries after the current ones, and closes the database. */
  close(): Promise<void>;
}

/**
 * Opens the store. Starts to record the documents of the site, to deliver submissions, and to delete those that are older than the site allows.
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
  const undelivered = await countUndelivered(database);
  if (undelivered) log('submissions are undelivered', { submissions: undelivered });
  const pruning = startPruning({ database, out, log });
  const deliveries = channels.map((channel) => startDelivering(channel, { database, log, pause }));
  return {
    keep: keepIn(database, {
      channels: channels.map(({ name }) => name),
      onKept: () => {
        for (const delivery of deliveries) delivery.wake();
      },
    }),
    ready: () =>
      database.execute({ sql: 'UPDATE schema SET checked = ?', args: [Date.now()] }).then(
        () => true,
        () => false,
      ),
    undelivered: () => countUndelivered(database),
    async close() {
      await Promise.all([documents, pruning, ...deliveries].map((one) => one.close()));
      database.close();
    },
  };
}
