import { allCodes, type Code, isCode, loadConfig } from '../generator/index.ts';
import { choice } from './options.ts';

/** Codes from the command line, in any letter case; otherwise a usage error with the nearest. The configuration is read for codes of the site alone. */
export async function codesNamed(given: readonly string[]): Promise<readonly Code[]> {
  const named = given.map((code) => code.toUpperCase());
  if (!named.every(isCode)) await loadConfig();
  return named.map((code) => choice('code', code, allCodes()));
}
