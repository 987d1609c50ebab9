import { setTimeout as pauseFor } from 'node:timers/promises';
import { ask, isAtTerminal } from '../ask.ts';
import { UsageError } from '../command-errors.ts';
import { choice, type Flags, type Words } from '../options.ts';
import { confirmTime, doubtOf } from '../submissions/clock.ts';
import { csv } from '../submissions/csv.ts';
import { openDatabase } from '../submissions/database.ts';
import { deleteSubmissions, prune, retentionOf } from '../submissions/deletion.ts';
import { deliveriesOn } from '../submissions/deliver.ts';
import { countUndelivered, lease } from '../submissions/deliveries.ts';
import type { Database } from '../submissions/file-database.ts';
import { allSubmissions, documentsOfHash, type FoundSubmission, isUndelivered, submissionsOfKey } from '../submissions/find.ts';
import { channelsOf } from '../submissions/hand-over-settings.ts';
import { normalizedEmail } from '../submissions/submission.ts';
import { submissionSheet, submissionsTable } from '../submissions/submissions-text.ts';

interface LeadsOptions extends Words<'email'>, Flags<'undelivered' | 'yes'> {
  readonly format: 'text' | 'json' | 'csv';
  readonly database: string;
  readonly out: string;
}

type GivenOptions = Omit<LeadsOptions, 'format'> & { readonly format: string };
type Action = (database: Database, options: LeadsOptions, key?: string) => Promise<number>;

const actions = { list, show, delete: deleteOf, prune: pruneNow, retry } satisfies Record<string, Action>;

/** Lists, shows, deletes or delivers the submissions that `serve` keeps. Exit code 0, 1 if `retry` leaves one undelivered, 2 for wrong usage. */
export async function leads(action: string | undefined, key: string | undefined, options: GivenOptions): Promise<number> {
  const chosen = choice('action', action ?? 'list', Object.keys(actions) as (keyof typeof actions)[]);
  const format = choice('format', options.format, ['text', 'json', 'csv']);
  if (chosen !== 'show' && key !== undefined) throw new UsageError(`'${chosen}' takes no key. Remove '${key}'.`);
  const database = await openDatabase(options.database, { token: process.env.WORTLAUT_DATABASE_TOKEN, create: false });
  try {
    return await actions[chosen](database, { ...options, format }, key);
  } finally {
    database.close();
  }
}

async function list(database: Database, { format, undelivered }: LeadsOptions): Promise<number> {
  const all = await allSubmissions(database);
  const submissions = undelivered ? all.filter(isUndelivered) : all;
  const write = { csv, json: (rows: typeof all) => json(rows.map(published)), text: submissionsTable }[format];
  process.stdout.write(write(submissions));
  return 0;
}

async function show(database: Database, { format }: LeadsOptions, key?: string): Promise<number> {
  if (key === undefined) throw new UsageError('The key is missing. Give one from the list of leads: leads show KEY.');
  const [submission, ...others] = await submissionsOfKey(database, key);
  if (!submission) throw new UsageError(`The key '${key}' does not belong to a submission. leads lists the keys.`);
  if (others.length)
    throw new UsageError(
      `${others.length + 1} keys begin with '${key}'. Give more of the key; leads --format json lists the complete ones.`,
    );
  const accepted = submission.acceptedHash === undefined ? [] : await documentsOfHash(database, submission.acceptedHash);
  process.stdout.write(format === 'json' ? json({ ...published(submission), accepted }) : submissionSheet(submission, accepted));
  return 0;
}

async function deleteOf(database: Database, { email, yes }: LeadsOptions): Promise<number> {
  if (email === undefined) throw new UsageError('The address is missing whose data are deleted. Give it: leads delete --email ADDRESS.');
  const address = normalizedEmail(email);
  const submissions = (await allSubmissions(database)).filter((one) => one.email === address);
  if (submissions.length === 0) {
    process.stdout.write(`${address} has sent no submission.\n`);
    return 0;
  }
  const these = `${counted(submissions.length)} of ${address}`;
  if (!yes) {
    if (!isAtTerminal()) throw new UsageError(`${these} would be deleted. To confirm without a terminal, add --yes.`);
    if (!/^y(?:es)?$/i.test(await ask(`Delete ${these} for good? yes or no`, { usual: 'no', read: (answer) => answer }))) {
      process.stdout.write('Nothing is deleted.\n');
      return 0;
    }
  }
  const { number, isCleared } = await deleteSubmissions(database, { sql: 'email = ?', args: [address] });
  process.stdout.write(`Deleted ${counted(number)} of ${address}.\n`);
  if (!isCleared)
    process.stdout.write(
      'The log of the database still contains the data, because another process is reading it. They are removed when that ends, or by leads prune.\n',
    );
  const keys = submissions.map(({ key }) => key);
  if ((await allSubmissions(database)).some(({ key }) => keys.includes(key)))
    process.stdout.write(
      'The texts that were accepted stay listed by leads: key, time, hash, edition and language, without personal data.\n',
    );
  const channels = new Set(
    submissions.flatMap(({ deliveries }) => deliveries.flatMap(({ channel, delivered }) => (delivered === undefined ? [] : channel))),
  );
  if (channels.size) process.stdout.write(`They were also delivered (${[...channels].join(', ')}): delete them there as well.\n`);
  return 0;
}

async function pruneNow(database: Database, { out, yes }: LeadsOptions): Promise<number> {
  const kept = await retentionOf(out);
  if (!kept)
    throw new UsageError(
      `The build in ${out} does not limit how long submissions are kept. Name a fact under submissions: { keptFor } in site.ts and build, or name another folder with --out.`,
    );
  if (yes) await confirmTime(database);
  const doubt = await doubtOf(database, yes ? 0 : kept.built);
  if (doubt) throw new UsageError(`${doubt.sentence}.`);
  const lost: string[] = [];
  for (const { noun, number, before } of await prune(database, kept.retention, (submission) => lost.push(submission)))
    process.stdout.write(`Deleted ${counted(number, noun)} from before ${new Date(before).toISOString().slice(0, 10)}.\n`);
  if (lost.length) process.stdout.write(`Not delivered before: ${[...new Set(lost)].join(', ')}.\n`);
  return 0;
}

async function retry(database: Database): Promise<number> {
  const channels = await channelsOf(process.env);
  for (const channel of channels) {
    const deliverNext = deliveriesOn(channel, { database, log: () => {} });
    const waits = waitForOthers(database, channel.name);
    let delivered = 0;
    const reasons: string[] = [];
    for (let waiting = await countUndelivered(database, channel.name); waiting > 0; ) {
      const attempt = await deliverNext();
      if (!attempt && (await waits())) continue;
      waiting -= 1;
      if (attempt?.reason !== undefined) reasons.push(attempt.reason);
      else if (attempt) delivered += 1;
    }
    const failed = reasons.length ? `, ${reasons.length} not (${[...new Set(reasons)].join(', ')})` : '';
    process.stdout.write(`${channel.name}: ${delivered} delivered${failed}\n`);
  }
  const undelivered = await countUndelivered(database);
  if (undelivered && channels.length === 0)
    process.stdout.write('The environment configures neither a webhook nor an email address, so nothing can be delivered.\n');
  process.stdout.write(
    undelivered ? `Undelivered: ${counted(undelivered)}; leads --undelivered lists them.\n` : 'Everything is delivered.\n',
  );
  return undelivered ? 1 : 0;
}

/** Waits for deliveries that another process has begun, and returns whether there are any: if it was killed, they are free after its lease. */
function waitForOthers(database: Database, channel: string): () => Promise<boolean> {
  let since: number | undefined;
  let isLast = false;
  return async () => {
    const number = await countUndelivered(database, channel);
    if (number === 0 || isLast) return false;
    if (since === undefined)
      process.stdout.write(`${channel}: another process has begun to deliver ${counted(number)}. Waiting for it, at most a minute.\n`);
    since ??= performance.now();
    isLast = performance.now() - since > lease;
    await pauseFor(pauseOfOthers);
    return true;
  };
}

/** Milliseconds between looks at the deliveries of other processes. */
const pauseOfOthers = 200;

const counted = (number: number, noun = 'submission') => `${number} ${noun}${number === 1 ? '' : 's'}`;

const published = ({ id: _, received, ...rest }: FoundSubmission) => ({ received: new Date(received), ...rest });

const json = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`;
