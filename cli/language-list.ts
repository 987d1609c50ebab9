import { canonicalTag } from '../generator/index.ts';
import { UsageError } from './command-errors.ts';

/** The language tags of a list such as `de,en`, each once, in their canonical form; a usage error for what is no language. */
export function languageList(given: string): string[] {
  const tags = given
    .split(/[\s,]+/)
    .filter(Boolean)
    .map(languageGiven);
  if (tags.length === 0) throw new UsageError('No language is named. Name at least one, such as de,en.');
  return [...new Set(tags)];
}

/** One language tag from the command line. */
export function languageGiven(given: string): string {
  const tag = canonicalTag(given);
  if (tag === undefined) throw new UsageError(`'${given}' is no language. Give its tag (BCP 47), such as de, pt-BR or zh-Hant.`);
  return tag;
}
