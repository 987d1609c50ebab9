import type { Code } from '../diagnostics/codes.ts';
import { type Diagnostic, finding } from '../diagnostics/diagnostic.ts';
import { correction, nameCorrection } from '../diagnostics/suggestion.ts';
import { causeOfCountry } from './missing-countries.ts';

interface NameToCheck extends Pick<Diagnostic, 'file' | 'dataPath' | 'cause' | 'follows'> {
  readonly name: string;
  /** The names that exist, as a list or as the keys of a map. */
  readonly among: readonly string[] | ReadonlyMap<string, unknown>;
  /** Their kind in the plural: 'countries'. */
  readonly noun: string;
  /** The name is a key, which the fix renames. */
  readonly isKey?: true;
}

/** Reports a name that does not exist, with the similar one that does. Empty for a name that exists. A country is one cause wherever it is named. */
export function unknownName(
  code: Code,
  { name, among, noun, isKey, ...place }: NameToCheck,
  words: readonly [message: string, hint?: string],
): Diagnostic[] {
  if ('has' in among ? among.has(name) : among.includes(name)) return [];
  const names = 'has' in among ? [...among.keys()] : among;
  const cause = noun === 'countries' && { cause: causeOfCountry(name) };
  return [finding(code, { ...cause, ...place, ...(isKey ? nameCorrection(name, names, noun) : correction(name, names, { noun })) }, words)];
}
