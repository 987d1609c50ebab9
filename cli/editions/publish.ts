import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { counted } from '../../generator/7-report/report.ts';
import {
  type AttestedText,
  attestedTexts,
  changedFacts,
  changeLine,
  contentFrom,
  type Edition,
  editionsPath,
  freeze,
  isDay,
  isReady,
  type PrintedDocument,
  personOf,
  placeKey,
  printedDocuments,
  redline,
  textOf,
  textsIn,
  textToCompare,
  validEditions,
  writeAtomically,
} from '../../generator/index.ts';
import { confirm } from '../ask.ts';
import { UsageError } from '../command-errors.ts';
import { signerFor } from '../keys.ts';
import { choice } from '../options.ts';
import type { EditionAction } from './edition-action.ts';

/** Publishes an edition: prints what has changed and what is open, asks, and freezes the texts. */
export async function publish({ content, subject, site, options }: EditionAction): Promise<number> {
  const { inForce, noticeSent, by } = options;
  if (subject === undefined || by === undefined || inForce === undefined)
    throw new UsageError(
      'Name the document, the day with --in-force and the person with --by: edition publish at --in-force 2027-03-01 --by counsel.',
    );
  for (const day of [inForce, noticeSent])
    if (day !== undefined && !isDay(day)) throw new UsageError(`'${day}' is not a day. Write it like 2027-06-30.`);
  const { writeFact } = await site.config();
  const printed = printedDocuments(contentFrom(content, inForce), writeFact);
  const document = choice('document', subject, [...new Set(printed.map((one) => one.document))]);
  const sign = await signerFor(personOf(content.people?.value ?? {}, by));
  const frozen = freeze(content, { document, inForce, noticeSent, by, at: site.today, sign, writeFact });
  if ('fault' in frozen) throw new UsageError(frozen.fault);
  const last = validEditions(content.editions, document).at(-1);
  for (const { words } of last ? changedFacts(last.record, frozen.record.facts) : []) process.stdout.write(`${words}\n`);
  const own = printed.filter((one) => one.document === document);
  for (const one of own) process.stdout.write(changesOf(last, one));
  for (const line of openPoints(own, { attested: attestedTexts(content, writeFact), today: site.today })) process.stdout.write(`${line}\n`);
  await confirm('Publish this edition?', options);
  const folder = join(options.content, editionsPath, document);
  await mkdir(folder, { recursive: true });
  // The record comes last: without it, texts are not an edition.
  for (const [name, text] of frozen.files) await writeAtomically(join(folder, name), text);
  process.stdout.write(`${document}@${inForce} is published, signed by ${by}.\n`);
  return 0;
}

function changesOf(last: Edition | undefined, printed: PrintedDocument): string {
  const before = last && textOf(last, printed.language);
  const changes = before ? redline(before, textToCompare(printed)) : [];
  const since = before ? `${counted(changes.length, 'change')} since ${last.record.edition}` : 'first edition';
  return [`${printed.document} in '${printed.language}': ${since}`, ...changes.map((change) => `  ${changeLine(change)}`), ''].join('\n');
}

/** The texts of a document and its appendices without an approval, and translations without a review. */
function openPoints(
  printed: readonly PrintedDocument[],
  { attested, today }: { attested: readonly AttestedText[]; today: string },
): string[] {
  const places = new Set(printed.flatMap(textsIn).map(placeKey));
  const open = attested.filter((one) => places.has(placeKey(one)) && !isReady(one, today));
  const languages = [...new Set(open.map(({ language }) => language))];
  const lines = languages.flatMap((language) => {
    const left = open.filter((one) => one.language === language);
    const lacks = left[0]?.isSource ? 'not approved' : 'not reviewed';
    return [`${counted(left.length, 'text')} in '${language}' ${lacks}: ${listed(left.map(({ clause }) => clause))}`];
  });
  return lines.length ? ['Open:', ...lines.map((line) => `  ${line}`)] : [];
}

const listed = (names: readonly string[]) =>
  names.length > 6 ? `${names.slice(0, 5).join(', ')} and ${names.length - 5} more` : names.join(', ');
