import { dirname } from 'node:path';
import type { Site } from '../compile/configuration/open-site.ts';
import { readClaims } from '../compile/read-content.ts';
import { closestMatch } from '../diagnostics/closest-match.ts';
import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import type { Edit } from '../diagnostics/fix.ts';
import type { EvaluatedClaim } from '../model/claims.ts';
import type { People } from '../model/people.ts';
import { reasonPattern } from '../model/reason.ts';
import { type Signer, signingFault } from '../model/statements.ts';
import { isByLegal, lastDay, mostDays, waiverStatement } from '../model/waivers.ts';
import { commandName } from '../package/command-name.ts';

interface Decision {
  readonly ids: readonly string[];
  /** The name of an entry in people.ts. */
  readonly by: string;
  /** Signs for that person; absent without a private key on this machine. */
  readonly sign?: Signer | undefined;
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
  const { claims, people = {}, diagnostics } = await readClaims(site);
  if (!claims) return { diagnostics };
  const { today } = site;
  const byId = new Map(claims.map((claim) => [claim.id, claim]));
  const unknown = decision.ids.find((id) => !byId.has(id));
  if (unknown !== undefined) return { fault: unknownClaim(unknown, [...byId.keys()]) };
  const named = [...new Set(decision.ids)].flatMap((id) => byId.get(id) ?? []);
  const fault = named.map((claim) => obstacle(claim, { ...decision, today, people })).find((sentence) => sentence !== undefined);
  if (fault) return { fault };
  const waived = named.filter((claim) => changes(claim, decision));
  const { waiverEdits } = await import('../1-load/positions/write-waiver.ts');
  const { edits, unwritten } = waiverEdits(
    waived.map((claim) => ({
      ...{ ...decision, id: claim.id, file: claim.file, at: today, found: claim.found },
      sig: signatureOf(claim, { ...decision, today, people }),
    })),
    dirname(site.content),
  );
  const [lost] = unwritten;
  if (lost)
    return { fault: `'${lost.id}' is not an object literal in ${lost.file}, so the waiver cannot be written there. Write it as one.` };
  return { edits, waived, untouched: named.filter((claim) => !waived.includes(claim)) };
}

function signatureOf({ id, waiver, found }: EvaluatedClaim, { by, sign, until, reason, today, people }: DecisionToday): string | undefined {
  const made = { by, at: today, found, until: until ?? waiver?.until ?? '', reason: reason ?? waiver?.reason ?? '' };
  return sign?.(waiverStatement(people, id, made).text);
}

function unknownClaim(id: string, ids: readonly string[]): string {
  const near = closestMatch(id, ids) ?? ids.find((one) => one.endsWith(`.${id}`));
  return `The claim '${id}' does not exist. ${near ? `Did you mean '${near}'?` : `To list the claims, run: ${commandName} claims`}`;
}

type DecisionToday = Decision & { readonly today: string; readonly people: People };

/** Returns the first rule that the decision violates, as a sentence. */
function obstacle({ id, waiver, ...claim }: EvaluatedClaim, decision: DecisionToday): string | undefined {
  const { by, until = waiver?.until, reason = waiver?.reason, today, people, sign } = decision;
  const [misquote] = claim.misquotes;
  if (misquote)
    return `'${id}' quotes “${misquote.says}” from ${misquote.where}, which is “${misquote.now}”. Correct the quotation first, or remove the place; then waive the claim.`;
  if (claim.verdict === 'holds') return `'${id}' holds, so there is nothing to waive.`;
  const statement = waiverStatement(people, id, { by, at: today, until: until ?? '', reason: reason ?? '' });
  const fault = signingFault(people, statement, sign);
  if (fault) return fault;
  if (waiver && isByLegal(people, waiver.by) && !isByLegal(people, by))
    return `'${id}' was waived by '${waiver.by}' with the role 'legal', and '${by}' does not have it. Give --by the name of a person with that role, or remove the waiver first.`;
  if (reason === undefined) return `Give the reason with --reason: why '${id}' is shown although it is contradicted.`;
  if (until === undefined) return `Give the last day of the waiver of '${id}' with --until, for example --until ${nextYear(today)}.`;
  if (until < today) return `The waiver of '${id}' would have ended on ${until}. Give a later day, for example --until ${nextYear(today)}.`;
  if (until > lastDay(today))
    return `A waiver holds for at most ${mostDays} days, so that of '${id}' ends on ${lastDay(today)} at the latest. Give an earlier day with --until.`;
  if (!reasonPattern.test(reason))
    return `The reason “${reason}” has fewer than three words. Give --reason with the reason why '${id}' is shown.`;
  return undefined;
}

const nextYear = (today: string) => `${Number(today.slice(0, 4)) + 1}${today.slice(4).replace('-02-29', '-02-28')}`;

function changes({ waiver, waiverOutdated, waiverFault }: EvaluatedClaim, { by, reason, until }: Decision): boolean {
  return (
    !waiver ||
    waiverOutdated ||
    waiverFault !== undefined ||
    by !== waiver.by ||
    (reason !== undefined && reason !== waiver.reason) ||
    (until !== undefined && until !== waiver.until)
  );
}
