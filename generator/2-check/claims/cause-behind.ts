import type { EvaluatedClaim } from '../../model/claims.ts';
import type { Content } from '../../model/content.ts';
import { documentsOf } from '../../model/contract-documents.ts';
import { causeOfContract, missingContracts } from '../checks/missing-contracts.ts';
import type { Vocabulary } from '../content-check.ts';
import { isWithin, typosIn } from '../outline-typos.ts';
import { namesOf } from './compared-names.ts';

/** The cause that another check reports, if a claim only follows from it; undefined if the claim itself needs a decision. */
export type CauseBehind = (claim: EvaluatedClaim) => string | undefined;

/** Finds the causes of claims: clauses with a mistyped name in the outline, and countries without a contract. */
export function causesBehind(content: Content, vocabulary: Vocabulary): CauseBehind {
  const typos = documentsOf(content).flatMap(({ page }) => typosIn(page));
  const lacking = missingContracts.run(content, vocabulary).flatMap(({ cause }) => cause ?? []);
  return (claim) => {
    const conditions = [content.claims.get(claim.id)?.value.holds ?? []].flat();
    const clauses = conditions.flatMap((one) => (one.test === 'everywhere' ? [one.clause] : []));
    const typo = typos.find(({ wordedAs: match }) => clauses.some((clause) => isWithin(clause, match)));
    return typo?.cause ?? lacking.find((cause) => isAboutContract(content, claim, cause));
  };
}

/** Whether only countries without a contract, this one among them, have changed a claim. */
function isAboutContract(content: Content, { changes }: EvaluatedClaim, cause: string): boolean {
  const where = `${namesOf(content, { of: 'countries' }).what}, not ${namesOf(content, { of: 'documents' }).what}`;
  const names = (list = '') => list.split(' ');
  return (
    changes.length > 0 &&
    changes.every(
      (one) => one.where === where && names(one.is).some((name) => cause === causeOfContract(name) && !names(one.was).includes(name)),
    )
  );
}
