import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { homedir } from 'node:os';
import { join, resolve, sep } from 'node:path';
import { type Person, type Signer, shortHash, signerOf, siteFolder } from '../generator/index.ts';
import { UsageError } from './command-errors.ts';

/** The folder with the private keys of the people on this machine; outside every site. */
const folder = (): string => process.env.WORTLAUT_KEYS ?? join(process.env.XDG_CONFIG_HOME ?? join(homedir(), '.config'), 'wortlaut/keys');

const fileOf = (key: string) => join(folder(), `${shortHash(key)}.pem`);

/** Signs for a person; undefined if the person has no key, or the private key is not on this machine. */
export async function signerFor(person: Person | undefined): Promise<Signer | undefined> {
  const pem = person?.key && (await readFile(fileOf(person.key), 'utf8').catch(() => undefined));
  return pem ? signerOf(pem) : undefined;
}

/** Keeps a private key, readable for its owner alone, and returns its file. Throws a usage error for a folder inside the site. */
export async function keepKey(key: string, pem: string): Promise<string> {
  const [keys, site] = [resolve(folder()), siteFolder(process.cwd())];
  if (`${keys}${sep}`.startsWith(`${site}${sep}`))
    throw new UsageError(`Private keys must not be in the folder of the site. Name another folder than ${keys} in WORTLAUT_KEYS.`);
  await mkdir(keys, { recursive: true, mode: 0o700 });
  const file = fileOf(key);
  await writeFile(file, pem, { mode: 0o600, flag: 'wx' });
  return file;
}
