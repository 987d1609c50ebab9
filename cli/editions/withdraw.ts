import { join } from 'node:path';
import {
  editionsPath,
  nameOfEdition,
  personOf,
  reasonPattern,
  withdrawalsFile,
  withdraw as withdrawEdition,
} from '../../generator/index.ts';
import { appendLines } from '../append-lines.ts';
import { confirm } from '../ask.ts';
import { UsageError } from '../command-errors.ts';
import { signerFor } from '../keys.ts';
import type { EditionAction } from './edition-action.ts';
import { namedEdition } from './named-edition.ts';

/** Withdraws an edition by a signed line, after asking. */
export async function withdraw({ content, subject, site, options }: EditionAction): Promise<number> {
  const edition = namedEdition(content, subject);
  const { by, reason } = options;
  if (by === undefined || reason === undefined || !reasonPattern.test(reason))
    throw new UsageError('Name the person with --by, and give the reason in three words or more with --reason.');
  const sign = await signerFor(personOf(content.people?.value ?? {}, by));
  const withdrawn = withdrawEdition(content, { edition, by, reason, at: site.today, sign });
  if ('fault' in withdrawn) throw new UsageError(withdrawn.fault);
  const name = nameOfEdition(edition.record);
  process.stdout.write(`${name} stays in the repository and under its address, marked as withdrawn: ${reason}\n`);
  await confirm('Withdraw this edition?', options);
  await appendLines(join(options.content, editionsPath, withdrawalsFile), [withdrawn.line]);
  process.stdout.write(`${name} is withdrawn, signed by ${by}.\n`);
  return 0;
}
