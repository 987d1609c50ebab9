import { counted } from '../../generator/7-report/report.ts';
import { type Content, editionFaults, nameOfEdition, statusOf } from '../../generator/index.ts';
import { UsageError } from '../command-errors.ts';
import { choice } from '../options.ts';
import type { EditionAction } from './edition-action.ts';

/** Prints every edition with its status, and the SHA-256 of its texts. */
export function listed({ content: { editions }, site }: EditionAction): number {
  const row = (one: Content['editions'][number]) => {
    const texts = Object.entries(one.record.texts).map(([language, { sha256 }]) => `  ${language}  ${sha256}\n`);
    const reason = one.withdrawn ? `: ${one.withdrawn.reason}` : '';
    return `${nameOfEdition(one.record)}  ${statusOf(editions, one, site.today)}${reason}\n${texts.join('')}`;
  };
  process.stdout.write(editions.length ? editions.map(row).join('') : 'No editions: publish one with edition publish.\n');
  return 0;
}

/** Prints the text of an edition: that of a hash, or of `at@2027-03-01` in a language. */
export function shown({ content: { editions }, subject, options: { hash, language } }: EditionAction): number {
  const texts = editions.flatMap(({ record, texts: bodies }) =>
    Object.entries(record.texts).map(([of, { sha256 }]) => ({ name: nameOfEdition(record), of, sha256, text: bodies.get(of) })),
  );
  const name = subject === undefined ? undefined : choice('edition', subject, [...new Set(texts.map((one) => one.name))]);
  const named = texts.filter((one) => (hash === undefined || one.sha256 === hash) && (name === undefined || one.name === name));
  const [first] = named.filter(({ of }) => language === undefined || of === language);
  if (hash === undefined && name === undefined) throw new UsageError('Name an edition, such as at@2027-03-01, or give --hash.');
  if (first?.text === undefined)
    throw new UsageError(hash === undefined ? `${name} has no text in '${language}'.` : `No edition has the hash ${hash}.`);
  process.stdout.write(first.text);
  return 0;
}

/** Proves that every edition is as it was published. Exit code 1 if one is not. */
export function verified({ content: { editions, people } }: EditionAction): number {
  const faults = editionFaults(editions, people?.value ?? {});
  for (const { file, fault } of faults) process.stderr.write(`${file}: ${fault}.\n`);
  if (!faults.length) process.stdout.write(`${counted(editions.length, 'edition')} as published.\n`);
  return faults.length ? 1 : 0;
}
