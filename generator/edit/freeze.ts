import type { Content } from '../model/content.ts';
import { type EditionRecord, editionsOf, sha256, statementOfEdition, unsignedRecord } from '../model/editions.ts';
import { contentFrom } from '../model/later-values.ts';
import { editionText, printedDocuments } from '../model/printed-documents.ts';
import type { FactWriter } from '../model/printed-text.ts';
import { type Signer, signingFault } from '../model/statements.ts';

/** An edition to publish. */
interface EditionToFreeze extends Pick<EditionRecord, 'document' | 'inForce' | 'by' | 'at'> {
  readonly noticeSent?: string | undefined;
  readonly writeFact: FactWriter;
  /** Signs for the person; absent without a private key on this machine. */
  readonly sign?: Signer | undefined;
}

/** The files of an edition by their names in the folder of its document, or the rule that it breaks. */
export function freeze(
  content: Content,
  { writeFact, sign, ...given }: EditionToFreeze,
): { readonly files: ReadonlyMap<string, string> } | { readonly fault: string } {
  const { document, inForce, noticeSent, at } = given;
  const printed = printedDocuments(contentFrom(content, inForce), writeFact).filter((one) => one.document === document);
  const last = editionsOf(content.editions, document).at(-1);
  const texts = printed.map((one) => [one.language, `${inForce}.${one.language}.txt`, editionText(one)] as const);
  const record: EditionRecord = {
    ...{ document, edition: inForce, inForce, ...(noticeSent !== undefined && { noticeSent }), ...(last && { supersedes: last.sha256 }) },
    ...{ by: given.by, at },
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
  const signed = { ...record, sig: sign?.(unsignedRecord(record)) };
  return { files: new Map([...texts.map(([, file, text]) => [file, text] as const), [`${inForce}.json`, `${JSON.stringify(signed)}\n`]]) };
}
