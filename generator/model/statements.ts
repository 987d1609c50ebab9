import { createPrivateKey, createPublicKey, generateKeyPairSync, sign, verify } from 'node:crypto';
import { memoize } from './memoize.ts';
import type { People, Person, PersonRole } from './people.ts';

/* Statements of people: attestations, waivers and editions. People with a key sign them. */

export const peoplePath = 'people.ts';

/** A person's statement, by the name of the entry in people.ts. */
export interface Statement {
  readonly by: string;
  /** ISO date. */
  readonly at: string;
  /** The roles that may make it. */
  readonly roles: readonly PersonRole[];
  /** Language of the text, if the statement is about one. */
  readonly language?: string;
  /** Whether it must be signed, and by whom. */
  readonly signedBy: 'all' | 'those with a key' | 'none';
  /** The text that the signature covers. */
  readonly text: string;
  readonly sig?: string | undefined;
}

/** The reason why a person may not make a statement, as the end of a sentence; undefined if it is allowed. */
function personFault(people: People, { by, at, roles, language }: Pick<Statement, 'by' | 'at' | 'roles' | 'language'>): string | undefined {
  const person = personOf(people, by);
  if (!person) return `'${by}' is not an entry of ${peoplePath}`;
  if (person.until !== undefined && person.until < at) return `the entry '${by}' of ${peoplePath} ended on ${person.until}`;
  if (!roles.some((role) => person.roles.includes(role)))
    return `'${by}' has none of the roles ${roles.map((role) => `'${role}'`).join(', ')} in ${peoplePath}`;
  if (language !== undefined && person.languages && !person.languages.includes(language))
    return `'${language}' is not among the languages of '${by}' in ${peoplePath}`;
  return undefined;
}

/** The reason why a statement does not count, as the end of a sentence; undefined if it counts. */
export function statementFault(people: People, statement: Statement): string | undefined {
  const { by, signedBy, text, sig } = statement;
  const fault = personFault(people, statement);
  if (fault) return fault;
  const key = personOf(people, by)?.key;
  if (sig !== undefined) return key !== undefined && fits(text, sig, key) ? undefined : `the signature does not fit the key of '${by}'`;
  if (key === undefined) return signedBy === 'all' ? `'${by}' has no key in ${peoplePath}` : undefined;
  return signedBy === 'none' ? undefined : `the signature of '${by}' is missing`;
}

/** The reason why a person cannot make a statement now, as a sentence with the remedy; undefined if nothing prevents it. */
export function signingFault(people: People, statement: Omit<Statement, 'text' | 'sig'>, sign: Signer | undefined): string | undefined {
  const { by, signedBy } = statement;
  const fault = personFault(people, statement);
  if (fault) return `${sentence(fault)} ${remedyFor(people, statement)}`;
  const key = personOf(people, by)?.key;
  if (key === undefined && signedBy === 'all')
    return `'${by}' has no key in content/${peoplePath}. Make one with people key ${by}, and add it to the entry.`;
  return key !== undefined && signedBy !== 'none' && !sign
    ? `The private key of '${by}' is not on this machine, and statements of a person with a key are signed. Run the command where it is.`
    : undefined;
}

/** The entries that may make a statement, or how to write one. */
function remedyFor(people: People, statement: Pick<Statement, 'by' | 'at' | 'roles' | 'language'>): string {
  const names = Object.keys(people).filter((by) => !personFault(people, { ...statement, by }));
  return names.length
    ? `Name an entry of content/${peoplePath} that may do this with --by (${names.join(', ')}).`
    : `Write one that may do this into content/${peoplePath}: definePeople({ ${statement.by}: { name: …, roles: ['${statement.roles[0]}'] } }).`;
}

const sentence = (fault: string) => `${fault.charAt(0).toUpperCase()}${fault.slice(1)}.`;

export const personOf = (people: People, by: string): Person | undefined => (Object.hasOwn(people, by) ? people[by] : undefined);

export type Signer = (text: string) => string;

const prefix = 'ed25519:';

/** A new pair: the public key as people.ts has it, and the private one as PEM. */
export function newKeyPair(): { readonly key: `ed25519:${string}`; readonly pem: string } {
  const { publicKey, privateKey } = generateKeyPairSync('ed25519');
  const der = publicKey.export({ type: 'spki', format: 'der' });
  return { key: `${prefix}${der.toString('base64')}`, pem: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString() };
}

/** The signer of a private key (PEM). */
export function signerOf(pem: string): Signer {
  const key = createPrivateKey(pem);
  return (text) => sign(null, Buffer.from(text), key).toString('base64');
}

/** The key of a person. Making it takes longer than the verification of a signature. Throws if it is malformed. */
const publicKey = memoize((key) => createPublicKey({ key: Buffer.from(key.slice(prefix.length), 'base64'), format: 'der', type: 'spki' }));

function fits(text: string, sig: string, key: string): boolean {
  try {
    return verify(null, Buffer.from(text), publicKey(key), Buffer.from(sig, 'base64'));
  } catch {
    return false;
  }
}
