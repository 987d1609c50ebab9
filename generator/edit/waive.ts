import { dirname } from 'node:path';
import type { Site } from '../compile/configuration/open-site.ts';
import { readClaims } from '../compile/read-content.ts';
import { closestMatch } from '../diagnostics/closest-match.ts';
import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import type { Edit } from '../diagnostics/fix.ts';
import type { EvaluatedClaim, Waiver } from '../model/claims.ts';
import { commandName } from '../package/command-name.ts';

interface Decision {
  readonly ids: readonly string[];
  readonly by: Waiver['by'];
  /** Absent if the reason does not change. */
  readonly reason?: string | undefined;
  /** ISO date; absent if it does not change. */
  readonly until?: string | undefined;
}

/** The edits of the files for all claims, or the reason for their absence, or faults of the content. */
type Waived =
  | { readonly edits: readonly Edit[]; readonly waived: readonly EvaluatedClaim[]; readonly untouched: readonly EvaluatedClaim[] }
  | { readonly fault: string }
  | { readonly diagnostics: readonly Diagnostic[] };

/** Waives the present findings of claims. Writes nothing. */
export async function waive(site: Site, decision: Decision): Promise<Waived> {
  const { claims, diagnostics } = await readClaims(site);
  if (!claims) return { diagnostics };
  const { today } = site;
  const byId = new Map(claims.map((claim) => [claim.id, claim]));
  const unknown = decision.ids.find((id) => !byId.has(id));
  if (unknown !== undefined) return { fault: unknownClaim(unknown, [...byId.keys()]) };
  const named = [...new Set(decision.ids)].flatMap((id) => byId.get(id) ?? []);
  const fault = named.map((claim) => obstacle(claim, { ...decision, today })).find((sentence) => sentence !== undefined);
  if (fault) return { fault };
  const waived = named.filter((claim) => changes(claim, decision));
  const { waiverEdits } = await import('../1-load/positions/write-waiver.ts');
  const { edits, unwritten } = waiverEdits(
    waived.map(({ id, file, found }) => ({ id, file, found, by: decision.by, reason: decision.reason, until: decision.until })),
    dirname(site.content),
  );
  const [lost] = unwritten;
  if (lost)
    return { fault: `'${lost.id}' is not an object literal in ${lost.file}, so the waiver cannot be written there. Write it as one.` };
  return { edits, waived, untouched: named.filter((claim) => !waived.includes(claim)) };
}

function unknownClaim(id: string, ids: readonly string[]): string {
  const near = closestMatch(id, ids) ?? ids.find((one) => one.endsWith(`.${id}`));
  return `The claim '${id}' does not exist. ${near ? `Did you mean '${near}'?` : `To list the claims, run: ${commandName} claims`}`;
}

/** Returns the first rule that the decision violates, as a sentence. */
function obstacle({ id, waiver, ...claim }: EvaluatedClaim, decision: Decision & { readonly today: string }): string | undefined {
  const { by, until = waiver?.until, reason = waiver?.reason, today } = decision;
  const [misquote] = claim.misquotes;
  if (misquote)
    return `'${id}' quotes “${misquote.says}” from ${misquote.where}, which is “${misquote.now}”. Correct the quotation first, or remove the place; then waive the claim.`;
  if (claim.verdict === 'holds') return `'${id}' holds, so there is nothing to waive.`;
  if (waiver && waiver.by !== by)
    return `'${id}' was waived by '${waiver.by}', so '${waiver.by}' must decide again. Give --by ${waiver.by}, or remove the waiver first if '${by}' decides now.`;
  if (reason === undefined) return `Give the reason with --reason: why '${id}' is shown although it is contradicted.`;
  if (until === undefined) return `Give the last day of the waiver of '${id}' with --until, for example --until ${nextYear(today)}.`;
  if (until < today) return `The waiver of '${id}' would have ended on ${until}. Give a later day, for example --until ${nextYear(today)}.`;
  return undefined;
}

const nextYear = (today: string) => `${Number(today.slice(0, 4)) + 1}${today.slice(4).replace('-02-29', '-02-28')}`;

function changes({ waiver, waiverOutdated }: EvaluatedClaim, { reason, until }: Decision): boolean {
  return !waiver || waiverOutdated || (reason !== undefined && reason !== waiver.reason) || (until !== undefined && until !== waiver.until);
}
