import { newKeyPair, peoplePath, personOf, readContent } from '../../generator/index.ts';
import { UsageError } from '../command-errors.ts';
import { keepKey, signerFor } from '../keys.ts';
import { choice, type SiteOptions, siteOf } from '../options.ts';
import { reportErrors } from '../print.ts';

/** Makes the keys of a person, keeps the private one, and prints the public one. Exit code 0, 1 if the content has errors. */
export async function people(action: string, by: string, options: SiteOptions): Promise<number> {
  choice('action', action, ['key']);
  const site = await siteOf(options);
  const { content, diagnostics } = await readContent(site);
  if (!content) return reportErrors(diagnostics, site);
  const entries = content.people?.value ?? {};
  const file = `${options.content}/${peoplePath}`;
  const person = personOf(entries, by);
  if (!person) throw new UsageError(`'${by}' is not an entry of ${file}. Add it first, with name and roles: definePeople({ ${by}: … }).`);
  if (person.key)
    throw new UsageError(
      `'${by}' has a key already${(await signerFor(person)) ? ', and its private half is on this machine' : ''}. Signatures of another key would not fit: add another entry for it.`,
    );
  const { key, pem } = newKeyPair();
  const kept = await keepKey(key, pem);
  process.stdout.write(
    `The private key of '${by}' is in ${kept}. Keep a copy, and keep it secret.\nAdd the public key to the entry '${by}' of ${file}:\n\n  key: '${key}',\n`,
  );
  return 0;
}
