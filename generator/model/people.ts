/** Owner and legal waive and publish, legal approves, translators and reviewers attest translations. */
export const personRoles = ['owner', 'legal', 'translator', 'reviewer'] as const;
/** The name of a role. */
export type PersonRole = (typeof personRoles)[number];

/** A person who signs attestations, waivers or editions. */
export interface Person {
  /** The name, as documents have it. */
  readonly name: string;
  /** The decisions that the person may make. */
  readonly roles: readonly PersonRole[];
  /** The languages that the person translates and reviews; absent for all. */
  readonly languages?: readonly string[];
  /** The public key that `people key` prints. Statements of a person with a key are signed. */
  readonly key?: `ed25519:${string}`;
  /** ISO date of the last day on which the person may sign. */
  readonly until?: string;
  /** The entry is a sample and not a person. */
  readonly sample?: true;
}
/** The people of a site, by the names of their entries. */
export type People = Readonly<Record<string, Person>>;

/** Returns the people who may sign; its type checks them. */
export function definePeople<const Value extends People>(people: Value): Value {
  return people;
}
