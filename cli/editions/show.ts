import { counted } from '../../generator/7-report/report.ts';
import { type Content, editionFaults, nameOfEdition, statusOf } from '../../generator/index.ts';
import { UsageError } from '../command-errors.ts';
import type { EditionAction } from './edition-action.ts';
import { namedEdition } from './named-edition.ts';
import { textIn } from './standalone.ts';

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

/** Prints the text of an edition: that of a hash, or of `at@2027-03-01` in a language. Its name and status are a message. */
export function shown({ content: { editions }, subject, site, options: { hash, language } }: EditionAction): number {
  if (hash === undefined && subject === undefined) throw new UsageError('Name an edition, such as at@2027-03-01, or give --hash.');
  const named = subject === undefined ? editions : [namedEdition({ editions }, subject)];
  const texts = named.flatMap((edition) =>
    Object.entries(edition.record.texts)
      .filter(([of, { sha256 }]) => (hash === undefined || hash === sha256) && (language === undefined || language === of))
      .map(([of]) => ({ edition, of })),
  );
  const [first] = texts;
  if (!first) throw new UsageError(hash === undefined ? `${subject} has no text in '${language}'.` : `No edition has the hash ${hash}.`);
  const { text } = textIn(first.edition, first.of);
  // Editions may have the same text.
  const titles = (hash === undefined ? [first] : texts).map(
    ({ edition, of }) => `${nameOfEdition(edition.record)} in '${of}' (${statusOf(editions, edition, site.today)})`,
  );
  process.stderr.write(`${titles.join(', ')}\n`);
  process.stdout.write(text);
  return 0;
}

/** Proves that every edition is as it was published. Exit code 1 if one is not. */
export function verified({ content: { editions, people } }: EditionAction): number {
  const faults = editionFaults(editions, people?.value ?? {});
  for (const { file, fault } of faults) process.stderr.write(`${file}: ${fault}.\n`);
  if (!faults.length) process.stdout.write(`${counted(editions.length, 'edition')} as published.\n`);
  return faults.length ? 1 : 0;
}
