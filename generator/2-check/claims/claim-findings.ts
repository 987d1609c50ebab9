import { type Diagnostic, finding } from '../../diagnostics/diagnostic.ts';
import type { EvaluatedClaim, Misquote } from '../../model/claims.ts';
import type { Content } from '../../model/content.ts';
import { outlineOf } from '../../model/contract-documents.ts';
import { commandName } from '../../package/command-name.ts';
import type { Vocabulary } from '../content-check.ts';
import { find, quotedWords } from './find-place.ts';
import { lineOf } from './found.ts';
import { cut, relatedPlaces } from './related-places.ts';

/** All findings about an evaluated claim; they share one cause, so they become one report. */
export function claimFindings(content: Content, claim: EvaluatedClaim, { production }: Vocabulary): Diagnostic[] {
  const shared = { file: claim.file, cause: `claim ${claim.id}` };
  const ofWaiver = openFinding(claim, production) ?? waiverFinding(content, claim) ?? faultFinding(claim, production);
  return [
    ...(ofWaiver ? [{ ...shared, ...ofWaiver, related: relatedPlaces(content, claim) }] : []),
    ...claim.misquotes.map((misquote) => ({ ...misquoted(content, claim, misquote), ...shared })),
  ];
}

/** The finding about a waiver that does not cover today's contradiction. */
function waiverFinding(content: Content, claim: EvaluatedClaim): Diagnostic | undefined {
  const { id, waiver, misquotes } = claim;
  if (!waiver) return undefined;
  const { by, until, reason } = waiver;
  const again = `${commandName} claims --waive ${id} --by ${isRole(by) ? 'NAME' : by}`;
  if (claim.waiverExpired)
    return finding('WL4042', { dataPath: [id, 'waiver', 'until'] }, [
      `The waiver of '${id}' expired on ${until}, and the contradiction is still there: ${beside(claim)}.`,
      `Correct the contradiction, or have '${by}' decide again: ${again} --until DATE`,
    ]);
  if (claim.waiverUnused)
    return finding('WL4041', { dataPath: [id, 'waiver'], suggestionIntent: { title: 'Remove the waiver', changes: [{ remove: true }] } }, [
      `'${id}' holds, so its waiver has no effect (any more).`,
      'Remove the waiver.',
    ]);
  if (!claim.waiverOutdated) return undefined;
  if (!claim.changes.length)
    return finding('WL4049', { dataPath: [id, 'waiver'] }, [
      `The waiver of '${id}' does not record what it waives.`,
      `Have '${by}' decide on today's contradiction (${beside(claim)}), and let the command record it: ${again}`,
    ]);
  const line = waiver.found.findIndex((text) =>
    claim.changes.some(({ where, was }) => was !== undefined && text === lineOf({ where, value: was })),
  );
  return finding('WL4048', { dataPath: [id, 'waiver', 'found', ...(line < 0 ? [] : [String(line)])] }, [
    `'${id}' is not what '${by}' waived until ${until}: ${claim.changes.map(({ words }) => words).join('; ')}${besideClauses(content, claim)}.`,
    `The reason was: ${withStop(reason)} Correct one side${misquotes.length ? ' and what the claim quotes' : ''}, or have '${by}' decide again: ${again}`,
  ]);
}

/** The finding about a waiver without a person who may decide. Those by a role have one cause: the site has no people yet. */
function openFinding({ id, file, waiver, waiverFault, ...claim }: EvaluatedClaim, production: boolean): Diagnostic | undefined {
  if (!waiver || waiverFault === undefined) return undefined;
  const cause = isRole(waiver.by) ? 'waivers by roles' : `claim ${id}`;
  return finding('WL4050', { severity: production ? 'error' : 'warning', file, dataPath: [id, 'waiver'], cause }, [
    `The contradiction '${id}' is open, because ${waiverFault}: ${beside(claim)}.`,
    `Correct one side, or have a person of content/people.ts decide: ${commandName} claims --waive ${id} --by NAME. Otherwise build --production fails.`,
  ]);
}

const isRole = (by: string) => by === 'owner' || by === 'legal';

function faultFinding(claim: EvaluatedClaim, production: boolean): Diagnostic | undefined {
  const { id, verdict } = claim;
  const waiving = `${commandName} claims --waive ${id} --by NAME --reason TEXT --until DATE`;
  if (verdict === 'contradicted')
    return finding('WL4040', { dataPath: [id] }, [
      `'${id}' is contradicted: ${beside(claim)}.`,
      `Correct one side, or have a person with the role owner or legal waive it: ${waiving}`,
    ]);
  if (verdict === 'without evidence')
    return finding('WL4044', { severity: production ? 'error' : 'warning', dataPath: [id] }, [
      `Claim '${id}' has no evidence: ${beside(claim)}.`,
      `Name the evidence, or waive it: ${waiving} Otherwise build --production fails.`,
    ]);
  return undefined;
}

function misquoted(content: Content, claim: EvaluatedClaim, { where, says, now }: Misquote): Diagnostic {
  const { id, waiver } = claim;
  const at = content.claims.get(id)?.value.at ?? [];
  const index = at.findIndex((place) => {
    const match = find(content, place);
    return quotedWords(place) === says && 'where' in match && match.where === where;
  });
  const message = `${where}: “${cut(now)}”`;
  const places = relatedPlaces(content, claim);
  const first = places.filter((place) => place.message === message);
  return finding(
    'WL4047',
    { dataPath: [id, 'at', String(index), 'says'], related: [...first, ...places.filter((place) => !first.includes(place))] },
    [
      `'${id}' quotes “${says}” from ${where}, which says “${cut(now)}”.`,
      `Correct the quotation if the claim is still made there, or remove the place.${waiver ? ` '${waiver.by}' waived the claim until ${waiver.until}, and must decide again in that case.` : ''}`,
    ],
  );
}

/** The clauses of contracts that still contain the quoted words. */
function besideClauses({ claims, pages }: Content, { id, misquotes }: EvaluatedClaim): string {
  const clauses = (claims.get(id)?.value.at ?? []).flatMap((place) => {
    const page = place.in === 'page' ? pages.get(place.page) : undefined;
    const [says, clause] = [quotedWords(place), place.in === 'page' && place.path?.replace(/^clauses\./, '')];
    const isGone = misquotes.some((one) => one.says === says && one.where === `${page?.id} › ${clause}`);
    return page && outlineOf(page) && says !== undefined && clause && !isGone ? [`clause ${clause} (“${says}”)`] : [];
  });
  return clauses.length ? `; it is claimed beside ${clauses.join(' and ')}` : '';
}

/** The colliding values in one line: `claims.businesses 10,000+ ↔ claims.customers 2,500+`. */
function beside({ sides }: Pick<EvaluatedClaim, 'sides'>): string {
  return sides.map(({ where, value }) => [where, value].filter(Boolean).join(' ')).join(' ↔ ');
}

const withStop = (text: string) => (/[.!?]$/.test(text) ? text : `${text}.`);
