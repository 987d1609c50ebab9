import { setTimeout as pauseFor } from 'node:timers/promises';
import type { Keep } from '../../generator/index.ts';
import type { Log } from '../log.ts';
import { timeRecord } from './clock.ts';
import { databaseAt } from './database.ts';
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
  readonly pause?: (failures: number) => number;
}

/** The store of submissions of a running server. Several processes may open the same one. */
export interface Submissions {
  readonly keep: Keep;
  /** `open`, `new` for a database that was created, or the reason why its last statement has failed. */
  state(): string;
  /** Whether the database can be written. */
  ready(): Promise<boolean>;
  /** The number of submissions that some channel has not accepted. */
  undelivered(): Promise<number>;
  /** Ends deliveries after the current ones, and closes the database. */
  close(): Promise<void>;
}

/** Milliseconds for which the database is waited for: pages are served without it. */
const patience = 1000;

/**
 * Opens the store. Starts to record the documents of the site, to deliver submissions, and to delete those that are older than the site allows.
 * Rejects with a usage error if a setting is wrong. A database that cannot be used is tried again by each of them, and by each submission.
 */
export async function openSubmissions({
  database: place,
  out,
  log,
  environment = process.env,
  pause,
}: SubmissionsOptions): Promise<Submissions> {
  // Sites install this package only to serve. Without it, no submission could be kept.
  await import('@libsql/client');
  const channels = await channelsOf(environment);
  let isStarted = false;
  let state = 'not open yet';
  const database = databaseAt(place, {
    token: environment.WORTLAUT_DATABASE_TOKEN,
    notify(now) {
      if (now === state || (now === 'open' && state === 'new')) return;
      state = now;
      if (isStarted) log('database', { state });
    },
  });
  const documents = watchDocuments({ database, out, log });
  const pruning = startPruning({ database, out, log });
  const undelivered = countUndelivered(database).then(
    (submissions) => submissions && log('submissions are undelivered', { submissions }),
    () => {},
  );
  await Promise.race([Promise.all([documents.first, pruning.first, undelivered]), pauseFor(patience, undefined, { ref: false })]);
  isStarted = true;
  const deliveries = channels.map((channel) => startDelivering(channel, { database, log, pause }));
  return {
    keep: keepIn(database, {
      channels: channels.map(({ name }) => name),
      onKept: () => {
        for (const delivery of deliveries) delivery.wake();
      },
      onSuspect: (submission) => log('a suspect submission waits for a person', { submission }),
    }),
    state: () => state,
    ready: () =>
      Promise.race([
        database.batch([timeRecord()]).then(
          () => true,
          () => false,
        ),
        pauseFor(patience, false, { ref: false }),
      ]),
    undelivered: () => countUndelivered(database),
    async close() {
      await Promise.all([documents, pruning, ...deliveries].map((one) => one.close()));
      database.close();
    },
  };
}
