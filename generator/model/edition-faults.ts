import { type Edition, editionsOf, sha256, statementOfEdition, withdrawalsFile, withdrawalsIn } from './editions.ts';
import type { People } from './people.ts';
import { statementFault } from './statements.ts';

interface EditionFault {
  readonly file: string;
  readonly fault: string;
}

export const editionFaults = (editions: readonly Edition[], people: People): EditionFault[] => [
  ...editions.flatMap((edition) => faultsOf(edition, editions, people).map((fault) => ({ file: edition.file, fault }))),
  ...missingWithdrawals(editions),
];

function faultsOf({ file, record, texts, withdrawn }: Edition, editions: readonly Edition[], people: People): string[] {
  const altered = Object.entries(record.texts).flatMap(([language, { file: name, sha256: expected }]) => {
    const text = texts.get(language);
    if (text === undefined) return [`its text ${name} is missing`];
    return sha256(text) === expected ? [] : [`its text ${name} was altered: its SHA-256 is not ${expected}`];
  });
  const others = editionsOf(editions, record.document).filter((other) => other.file !== file);
  const twin = others.some((other) => other.record.inForce === record.inForce)
    ? [`another edition of '${record.document}' is in force from ${record.inForce}, too`]
    : [];
  const before = others.findLast((one) => one.record.inForce < record.inForce);
  const broken = record.supersedes === before?.sha256 ? [] : ['the edition before it was altered or removed'];
  const signed = statementFault(people, statementOfEdition(record)) ?? [];
  const unsigned = (withdrawn && statementFault(people, statementOfEdition(withdrawn))) ?? [];
  return [
    ...[...altered, ...twin, ...broken, signed].flat(),
    ...[unsigned].flat().map((fault) => `its line in ${withdrawalsFile} does not count: ${fault}`),
  ];
}

/** Withdrawals that a later statement names, at the edition with that statement. */
function missingWithdrawals(editions: readonly Edition[]): EditionFault[] {
  const named = editions.flatMap(({ file, record, withdrawn }) =>
    [record, withdrawn].flatMap((one) => one?.withdrawals ?? []).map((name) => [name, file] as const),
  );
  const present = withdrawalsIn(editions).withdrawals ?? [];
  return [...new Map(named)].flatMap(([name, file]) =>
    present.includes(name) ? [] : { file, fault: `it names the withdrawal of ${name}, whose line in ${withdrawalsFile} is missing` },
  );
}
