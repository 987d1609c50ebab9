import { dirname, resolve } from 'node:path';
import { type Settings, todayOf } from '../compile/configuration/settings.ts';
import { readClaims } from '../compile/read-content.ts';
import { closestMatch } from '../diagnostics/closest-match.ts';
import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import type { Edit } from '../diagnostics/fix.ts';
import type { EvaluatedClaim, Waiver } from '../model/claims.ts';
import { commandName } from '../package/command-name.ts';

export interface Decision {
  readonly ids: readonly string[];
  readonly by: Waiver['by'];
  /** Absent if the reason does not change. */
  readonly reason?: string | undefined;
  /** ISO date; absent if it does not change. */
  readonly until?: string | undefined;
}

/** The edits of the claims' files, or why there can be none, or faults of the content. All claims or none. */
export type Waived =
  | { readonly edits: readonly Edit[]; readonly waived: readonly EvaluatedClaim[]; readonly untouched: readonly EvaluatedClaim[] }
  | { readonly fault: string }
  | { readonly diagnostics: readonly Diagnostic[] };

/** Waives the present findings of claims. Writes nothing. */
export async function waive(settings: Settings, decision: Decision): Promise<Waived> {
  const { claims, diagnostics } = await readClaims(settings);
  if (!claims) return { diagnostics };
  const today = todayOf(settings);
  const ids = [...new Set(decision.ids)];
  const unknown = ids.find((id) => !claims.some((claim) => claim.id === id));
  if (unknown !== undefined) return { fault: unknownClaim(unknown, claims) };
  const named = ids.flatMap((id) => claims.find((claim) => claim.id === id) ?? []);
  for (const claim of named) {
    const fault = obstacle(claim, { ...decision, today });
    if (fault) return { fault };
  }
  const waived = named.filter((claim) => changes(claim, decision));
  const { waiverEdits } = await import('../1-load/positions/write-waiver.ts');
  const { edits, unwritten } = waiverEdits(
    waived.map(({ id, file, found }) => ({ id, file, found, by: decision.by, reason: decision.reason, until: decision.until })),
    dirname(resolve(settings.content)),
  );
  const [lost] = unwritten;
  if (lost)
    return { fault: `'${lost.id}' is not written out as a group in ${lost.file}, so its waiver cannot be written there. Write it out.` };
  return { edits, waived, untouched: named.filter((claim) => !waived.includes(claim)) };
}

function unknownClaim(id: string, claims: readonly EvaluatedClaim[]): string {
  const ids = claims.map((claim) => claim.id);
  const near = closestMatch(id, ids) ?? ids.find((one) => one.endsWith(`.${id}`));
  return `There is no claim '${id}'. ${near ? `Did you mean '${near}'?` : `The claims are listed by: ${commandName} claims`}`;
}

/** The first rule that the decision violates. */
function obstacle({ id, waiver, ...claim }: EvaluatedClaim, decision: Decision & { readonly today: string }): string | undefined {
  const { by, until = waiver?.until, reason = waiver?.reason, today } = decision;
  const [misquote] = claim.misquotes;
  if (misquote)
    return `'${id}' quotes “${misquote.says}” from ${misquote.where}, which says “${misquote.now}”. Correct the quotation first, or remove the place; then waive what is found.`;
  if (claim.verdict === 'holds') return `'${id}' holds, so there is nothing to waive.`;
  if (waiver && waiver.by !== by)
    return `'${id}' was waived by '${waiver.by}', so '${waiver.by}' has to decide again. Give --by ${waiver.by}, or remove the waiver first if it is for '${by}' to decide now.`;
  if (reason === undefined) return `Say with --reason why '${id}' is shown although it is contradicted.`;
  if (until === undefined) return `Say with --until on which day the waiver of '${id}' ends, for example --until ${nextYear(today)}.`;
  if (until < today) return `The waiver of '${id}' would have ended on ${until}. Give a later day, for example --until ${nextYear(today)}.`;
  return undefined;
}

const nextYear = (today: string) => `${Number(today.slice(0, 4)) + 1}${today.slice(4).replace('-02-29', '-02-28')}`;

function changes({ waiver, waiverOutdated }: EvaluatedClaim, { reason, until }: Decision): boolean {
  return !waiver || waiverOutdated || (reason !== undefined && reason !== waiver.reason) || (until !== undefined && until !== waiver.until);
}
