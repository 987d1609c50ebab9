import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { counted } from '../../generator/7-report/report.ts';
import {
  attestedClauses,
  type Content,
  contentFrom,
  editionFaults,
  editionsOf,
  editionsPath,
  freeze,
  isDay,
  personOf,
  printedEditions,
  readContent,
  statusOf,
  textDiff,
  writeAtomically,
} from '../../generator/index.ts';
import { confirm } from '../ask.ts';
import { UsageError } from '../command-errors.ts';
import { signerFor } from '../keys.ts';
import { choice, type SiteOptions, siteOf } from '../options.ts';
import { reportErrors } from '../print.ts';

interface EditionOptions extends SiteOptions {
  readonly inForce?: string;
  readonly noticeSent?: string;
  readonly by?: string;
  readonly language?: string;
  readonly hash?: string;
  readonly yes?: boolean;
}

const actions = ['publish', 'list', 'show', 'verify'] as const;

/** Publishes an edition of a contract, or lists, shows or verifies editions. Exit code 0, 1 for altered editions or errors, 2 for a wrong option. */
export async function edition(action: string, subject: string | undefined, options: EditionOptions): Promise<number> {
  const wanted = choice('action', action, actions);
  const site = await siteOf(options);
  const { content, diagnostics } = await readContent(site);
  if (!content) return reportErrors(diagnostics, site);
  if (wanted === 'list') process.stdout.write(listed(content, site.today));
  else if (wanted === 'show') process.stdout.write(shown(content, subject, options));
  else if (wanted === 'verify') return verified(content);
  else await publish(content, subject, { ...options, site });
  return 0;
}

function listed({ editions }: Content, today: string): string {
  if (!editions.length) return 'No editions: publish one with edition publish.\n';
  const row = (one: Content['editions'][number]) => {
    const texts = Object.entries(one.record.texts).map(([language, { sha256 }]) => `  ${language}  ${sha256}\n`);
    return `${one.record.document}@${one.record.edition}  ${statusOf(editions, one, today)}\n${texts.join('')}`;
  };
  return editions.map(row).join('');
}

/** The text of an edition: that of a hash, or of `at@2027-03-01` in a language. */
function shown({ editions }: Content, subject: string | undefined, { hash, language }: EditionOptions): string {
  const texts = editions.flatMap(({ record, texts: bodies }) =>
    Object.entries(record.texts).map(([of, { sha256 }]) => ({
      name: `${record.document}@${record.edition}`,
      of,
      sha256,
      text: bodies.get(of),
    })),
  );
  const name = subject === undefined ? undefined : choice('edition', subject, [...new Set(texts.map((one) => one.name))]);
  const named = texts.filter((one) => (hash === undefined || one.sha256 === hash) && (name === undefined || one.name === name));
  const [first] = named.filter(({ of }) => language === undefined || of === language);
  if (hash === undefined && name === undefined) throw new UsageError('Name an edition, such as at@2027-03-01, or give --hash.');
  if (first?.text === undefined)
    throw new UsageError(hash === undefined ? `${name} has no text in '${language}'.` : `No edition has the hash ${hash}.`);
  return first.text;
}

function verified({ editions, people }: Content): number {
  const faults = editionFaults(editions, people?.value ?? {});
  for (const { file, fault } of faults) process.stderr.write(`${file}: ${fault}.\n`);
  if (!faults.length) process.stdout.write(`${counted(editions.length, 'edition')} as published.\n`);
  return faults.length ? 1 : 0;
}

type Publishing = EditionOptions & { readonly site: Awaited<ReturnType<typeof siteOf>> };

async function publish(content: Content, subject: string | undefined, { site, ...options }: Publishing): Promise<void> {
  const { inForce, noticeSent, by } = options;
  if (subject === undefined || by === undefined || inForce === undefined)
    throw new UsageError(
      'Name the document, the day with --in-force and the person with --by: edition publish at --in-force 2027-03-01 --by counsel.',
    );
  for (const day of [inForce, noticeSent])
    if (day !== undefined && !isDay(day)) throw new UsageError(`'${day}' is not a day. Write it like 2027-06-30.`);
  const { writeFact } = await site.config();
  const printed = printedEditions(contentFrom(content, inForce), writeFact);
  const document = choice('document', subject, [...new Set(printed.map((one) => one.document))]);
  const sign = await signerFor(personOf(content.people?.value ?? {}, by));
  const frozen = freeze(content, { document, inForce, noticeSent, by, at: site.today, sign, writeFact });
  if ('fault' in frozen) throw new UsageError(frozen.fault);
  const last = editionsOf(content.editions, document).at(-1);
  for (const { language, text } of printed.filter((one) => one.document === document)) {
    const changes = last ? textDiff(last.texts.get(language) ?? '', text) : [];
    process.stdout.write(
      `${document} in '${language}': ${last ? `${counted(changes.length, 'change')} since ${last.record.edition}` : 'first edition'}\n`,
    );
    for (const change of changes) process.stdout.write(`  ${change}\n`);
  }
  const open = attestedClauses(content, writeFact).filter(
    ({ isSource, state, shown: of }) => isSource && state !== 'approved' && of()[document] !== undefined,
  );
  if (open.length) process.stdout.write(`${counted(open.length, 'clause')} of the source not approved.\n`);
  await confirm('Publish this edition?', options);
  const folder = join(options.content, editionsPath, document);
  await mkdir(folder, { recursive: true });
  // The record comes last: without it, texts are not an edition.
  for (const [name, text] of frozen.files) await writeAtomically(join(folder, name), text);
  process.stdout.write(`${document}@${inForce} is published, signed by ${by}.\n`);
}
