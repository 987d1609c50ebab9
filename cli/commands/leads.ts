import { ask, isAtTerminal } from '../ask.ts';
import { UsageError } from '../command-errors.ts';
import { choice } from '../options.ts';
import { csv } from '../submissions/csv.ts';
import { openDatabase } from '../submissions/database.ts';
import { deliverDue } from '../submissions/deliver.ts';
import { countUndelivered, makeAllDue } from '../submissions/deliveries.ts';
import type { Database } from '../submissions/file-database.ts';
import { allSubmissions, documentsOfHash, isUndelivered, submissionsOfKey } from '../submissions/find.ts';
import { forget } from '../submissions/forget.ts';
import { channelsOf } from '../submissions/hand-over-settings.ts';
import { foundAs } from '../submissions/keep.ts';
import { keptFor, oldest, prune } from '../submissions/retention.ts';
import { submissionSheet, submissionsTable } from '../submissions/submissions-text.ts';

interface LeadsOptions {
  readonly database: string;
  readonly out: string;
  readonly format: string;
  readonly undelivered?: true;
  readonly email?: string;
  readonly yes?: true;
}

type Action = (database: Database, options: LeadsOptions, key?: string) => Promise<number>;

const actions = { list, show, delete: deleteOf, prune: pruneNow, retry } satisfies Record<string, Action>;

/** Lists, shows, deletes or hands over what `serve` has kept. Exit code 0, 1 if `retry` leaves something undelivered, 2 for wrong usage. */
export async function leads(action: string | undefined, key: string | undefined, options: LeadsOptions): Promise<number> {
  const chosen = choice('action', action ?? 'list', Object.keys(actions) as (keyof typeof actions)[]);
  choice('format', options.format, ['text', 'json', 'csv']);
  if (chosen !== 'show' && key !== undefined) throw new UsageError(`'${chosen}' takes no key. Leave '${key}' out.`);
  const database = await openDatabase(options.database, { token: process.env.WORTLAUT_DATABASE_TOKEN, create: false });
  try {
    return await actions[chosen](database, options, key);
  } finally {
    database.close();
  }
}

async function list(database: Database, { format, undelivered }: LeadsOptions): Promise<number> {
  const all = await allSubmissions(database);
  const found = undelivered ? all.filter(isUndelivered) : all;
  if (format === 'csv') process.stdout.write(csv(found));
  else if (format === 'json')
    process.stdout.write(json(found.map(({ id: _, received, ...rest }) => ({ received: new Date(received), ...rest }))));
  else process.stdout.write(submissionsTable(found));
  return 0;
}

async function show(database: Database, { format }: LeadsOptions, key?: string): Promise<number> {
  if (key === undefined) throw new UsageError('Say which one: leads show KEY, with a key from the list of leads.');
  const [found, ...others] = await submissionsOfKey(database, key);
  if (!found) throw new UsageError(`Nothing with the key '${key}' is kept. The list of leads has the keys.`);
  if (others.length)
    throw new UsageError(
      `${others.length + 1} keys begin with '${key}'. Give more of the one that is meant; leads --format json has them in full.`,
    );
  const documents = found.acceptedHash === undefined ? [] : await documentsOfHash(database, found.acceptedHash);
  const { id: _, received, ...rest } = found;
  process.stdout.write(
    format === 'json' ? json({ received: new Date(received), ...rest, accepted: documents }) : submissionSheet(found, documents),
  );
  return 0;
}

async function deleteOf(database: Database, { email, yes }: LeadsOptions): Promise<number> {
  if (email === undefined) throw new UsageError('Say whose data are to be deleted: leads delete --email ADDRESS.');
  const address = foundAs(email);
  const found = (await allSubmissions(database)).filter((one) => one.email === address);
  if (found.length === 0) {
    process.stdout.write(`Nothing of ${address} is kept.\n`);
    return 0;
  }
  const these = `${counted(found.length)} of ${address}`;
  if (!yes) {
    if (!isAtTerminal()) throw new UsageError(`${these} would be deleted. Say --yes where nobody can be asked.`);
    if (!/^y(?:es)?$/i.test(await ask(`Delete ${these} for good? yes or no`, 'no'))) {
      process.stdout.write('Nothing is deleted.\n');
      return 0;
    }
  }
  const { number, isCleared } = await forget(database, { sql: 'email = ?', args: [address] });
  process.stdout.write(`${counted(number)} of ${address} ${number === 1 ? 'is' : 'are'} deleted.\n`);
  if (!isCleared)
    process.stdout.write(
      'Another process is reading the database. Its log is cleared of them when that ends, or by the next leads prune.\n',
    );
  const channels = new Set(found.flatMap(({ deliveries }) => deliveries.map(({ channel }) => channel)));
  if (channels.size) process.stdout.write(`They were handed over, too (${[...channels].join(', ')}): delete them there as well.\n`);
  return 0;
}

async function pruneNow(database: Database, { out }: LeadsOptions): Promise<number> {
  const period = await keptFor(out);
  if (!period)
    throw new UsageError(
      `The build in ${out} does not say how long submissions are kept. Name a fact under submissions: { keptFor } in site.ts and build, or name another folder with --out.`,
    );
  const { number } = await prune(database, period);
  process.stdout.write(
    `${counted(number)} from before ${new Date(oldest(period, Date.now())).toISOString().slice(0, 10)} ${number === 1 ? 'is' : 'are'} deleted.\n`,
  );
  return 0;
}

async function retry(database: Database): Promise<number> {
  const channels = await channelsOf(process.env);
  await makeAllDue(database);
  for (const channel of channels) {
    const { delivered, reasons } = await deliverDue(channel, { database, log: () => {} });
    const failed = reasons.length ? `, ${reasons.length} not (${[...new Set(reasons)].join(', ')})` : '';
    process.stdout.write(`${channel.name}: ${delivered} delivered${failed}\n`);
  }
  const left = await countUndelivered(database);
  if (left && channels.length === 0)
    process.stdout.write('The environment sets up neither a webhook nor an email address, so nothing can be delivered.\n');
  process.stdout.write(
    left ? `${counted(left)} ${left === 1 ? 'is' : 'are'} undelivered: leads --undelivered lists them.\n` : 'Nothing is undelivered.\n',
  );
  return left ? 1 : 0;
}

const counted = (number: number) => `${number} ${number === 1 ? 'submission' : 'submissions'}`;
const json = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`;
