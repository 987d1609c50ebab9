import type { JudgedClaim } from '../../model/claims.ts';
import type { Content } from '../../model/content.ts';
import { documentsOf } from '../../model/contract-documents.ts';
import { causeOfContract, missingContracts } from '../checks/missing-contracts.ts';
import type { Vocabulary } from '../content-check.ts';
import { isWithin, slipsOf } from '../outline-slips.ts';
import { namesOf } from './names.ts';

/** What another check tells and a claim only follows from; nothing where the claim itself is to be decided on. */
export type CauseBehind = (claim: JudgedClaim) => string | undefined;

/** Finds the causes behind claims: clauses whose name is mistyped in the outline, and countries without a contract. */
export function causesBehind(content: Content, vocabulary: Vocabulary): CauseBehind {
  const slips = documentsOf(content).flatMap(({ page }) => slipsOf(page));
  const lacking = missingContracts.run(content, vocabulary).flatMap(({ cause }) => cause ?? []);
  return (claim) => {
    const conditions = [content.claims.get(claim.id)?.value.holds ?? []].flat();
    const clauses = conditions.flatMap((one) => (one.test === 'everywhere' ? [one.clause] : []));
    const slip = slips.find(({ meant }) => clauses.some((clause) => isWithin(clause, meant)));
    return slip?.cause ?? lacking.find((cause) => isAboutContract(content, claim, cause));
  };
}

/** Whether a claim has changed by nothing but countries that have no contract, this one among them. */
function isAboutContract(content: Content, { changes }: JudgedClaim, cause: string): boolean {
  const where = `${namesOf(content, { of: 'countries' }).what}, not ${namesOf(content, { of: 'documents' }).what}`;
  const names = (list = '') => list.split(' ');
  return (
    changes.length > 0 &&
    changes.every(
      (one) => one.where === where && names(one.is).some((name) => cause === causeOfContract(name) && !names(one.was).includes(name)),
    )
  );
}
