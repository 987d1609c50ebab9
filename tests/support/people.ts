import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { shortHash } from '../../generator/package/hash.ts';

/** The public key of Ida, who has the role legal in the minimal site. */
export const idasKey = 'ed25519:MCowBQYDK2VwAyEAhwxcGdLPddyznjeghjSZeFigAc64PnlAmLaJOqvcvlY=';

/** Her private key, which proves nothing: every test may sign for her. */
export const idasPrivateKey = `-----BEGIN PRIVATE KEY-----
MC4CAQAwBQYDK2VwBCIEIH9NlzjnkB+WbhM1HkLFul+Kwrbh0FnOIYeiB/lzJYHj
-----END PRIVATE KEY-----
`;

/** Puts Ida's private key into a folder for keys (WORTLAUT_KEYS). */
export async function keepIdasKey(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, `${shortHash(idasKey)}.pem`), idasPrivateKey);
}
