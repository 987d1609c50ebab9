import type { Content } from '../model/content.ts';
import { addPeriod } from '../model/days.ts';
import {
  type EditionRecord,
  editionsOf,
  sha256,
  statementOfEdition,
  textOf,
  unsignedRecord,
  validEditions,
  withdrawalsIn,
} from '../model/editions.ts';
import { contentFrom } from '../model/later-values.ts';
import { noticePeriod } from '../model/notice-periods.ts';
import { editionText, type PrintedDocument, printedDocuments, printedFacts, textToCompare } from '../model/printed-documents.ts';
import type { FactWriter } from '../model/printed-text.ts';
import { redline } from '../model/redline.ts';
import { type Signer, signingFault } from '../model/statements.ts';

interface EditionToFreeze extends Pick<EditionRecord, 'document' | 'inForce' | 'by' | 'at'> {
  readonly noticeSent?: string | undefined;
  readonly writeFact: FactWriter;
  /** Signs for the person; absent without a private key on this machine. */
  readonly sign?: Signer | undefined;
}

/** The files of an edition by their names in the folder of its document, and the record among them; or the rule that it breaks. */
export function freeze(
  content: Content,
  { writeFact, sign, ...given }: EditionToFreeze,
): { readonly files: ReadonlyMap<string, string>; readonly record: EditionRecord } | { readonly fault: string } {
  const { document, inForce, noticeSent, at } = given;
  const then = contentFrom(content, inForce);
  const printed = printedDocuments(then, writeFact).filter((one) => one.document === document);
  const last = editionsOf(content.editions, document).at(-1);
  const texts = printed.map((one) => [one.language, `${inForce}.${one.language}.txt`, editionText(one)] as const);
  const record: EditionRecord = {
    ...{ document, edition: inForce, inForce, ...(noticeSent !== undefined && { noticeSent }), ...(last && { supersedes: last.sha256 }) },
    ...{ by: given.by, at, sections: printed[0]?.sections ?? {}, facts: printedFacts(then, printed, document) },
    ...withdrawalsIn(content.editions),
    texts: Object.fromEntries(texts.map(([language, file, text]) => [language, { file, sha256: sha256(text) }])),
  };
  const fault = signingFault(content.people?.value ?? {}, statementOfEdition(record), sign);
  if (fault) return { fault };
  if (!texts.length) return { fault: `'${document}' has no address, so there is nothing to publish.` };
  if (last && last.record.inForce >= inForce)
    return {
      fault: `The edition ${last.record.edition} of '${document}' is in force from ${last.record.inForce}. Give a later day with --in-force.`,
    };
  if (inForce < at) return { fault: `${inForce} is over. Give a day from ${at} on with --in-force.` };
  if (noticeSent !== undefined && noticeSent > inForce)
    return { fault: 'The notice is sent before the edition is in force. Give an earlier day with --notice-sent.' };
  const early = shortNotice(content, { record, printed });
  if (early) return { fault: early };
  const signed = { ...record, sig: sign?.(unsignedRecord(record)) };
  const files = new Map([...texts.map(([, file, text]) => [file, text] as const), [`${inForce}.json`, `${JSON.stringify(signed)}\n`]]);
  return { files, record };
}

/** The sentence about a later edition that applies before the period of its notice is over. */
function shortNotice(
  content: Content,
  { record, printed }: { readonly record: EditionRecord; readonly printed: readonly PrintedDocument[] },
): string | undefined {
  const last = validEditions(content.editions, record.document).at(-1);
  if (!last) return undefined;
  const days = printed.flatMap((one) => {
    const before = textOf(last, one.language);
    const changes = before ? redline(before, textToCompare(one)) : [];
    const period = changes.length ? noticePeriod(content, { printed: one, changes }) : undefined;
    return period ? addPeriod(record.noticeSent ?? record.at, period) : [];
  });
  const first = days.sort().at(-1);
  if (first === undefined || first <= record.inForce) return undefined;
  const notice = record.noticeSent === undefined ? `is sent on ${record.at} at the earliest` : `was sent on ${record.noticeSent}`;
  return `The notice of this edition ${notice}, and it applies from ${first} at the earliest. Give ${first} or a later day with --in-force.`;
}
