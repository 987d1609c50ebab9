import type { Content } from '../model/content.ts';
import { type Edition, nameOfEdition, statementOfEdition, unsignedRecord, type Withdrawal, withdrawalsIn } from '../model/editions.ts';
import { type Signer, signingFault } from '../model/statements.ts';

interface EditionToWithdraw extends Pick<Withdrawal, 'by' | 'at' | 'reason'> {
  readonly edition: Edition;
  /** Signs for the person; absent without a private key on this machine. */
  readonly sign?: Signer | undefined;
}

/** The line that withdraws an edition, or the rule that it breaks. */
export function withdraw(
  { people, editions }: Pick<Content, 'people' | 'editions'>,
  { edition: { record, sha256, withdrawn }, sign, by, at, reason }: EditionToWithdraw,
): { readonly line: string } | { readonly fault: string } {
  if (withdrawn) return { fault: `${nameOfEdition(record)} was withdrawn by ${withdrawn.by} on ${withdrawn.at}: ${withdrawn.reason}` };
  const { document, edition } = record;
  const withdrawal: Withdrawal = { document, edition, sha256, reason, by, at, ...withdrawalsIn(editions) };
  const fault = signingFault(people?.value ?? {}, statementOfEdition(withdrawal), sign);
  if (fault) return { fault };
  return { line: JSON.stringify({ ...withdrawal, sig: sign?.(unsignedRecord(withdrawal)) }) };
}
