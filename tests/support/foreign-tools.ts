import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/** Where Debian keeps the schemas of OASIS for XLIFF (php-symfony-translation). */
export const schemas = '/usr/share/php/Symfony/Component/Translation/Resources/schemas';

/** Tools of translators, by the file that exists where one is installed. */
const tools = {
  msgfmt: '/usr/bin/msgfmt',
  pocount: '/usr/bin/pocount',
  tbx2po: '/usr/bin/tbx2po',
  xliff2po: '/usr/bin/xliff2po',
  omegat: '/usr/bin/omegat',
  xmllint: '/usr/bin/xmllint',
  'schemas of XLIFF': `${schemas}/xliff-core-2.0.xsd`,
} as const;

type Tool = keyof typeof tools;

/** Whether a tool of translators is missing here: its tests are skipped, and tests/run.ts names it. */
export const lacks = (...names: readonly Tool[]): boolean => names.some((name) => !existsSync(tools[name]));

/** The names of the missing tools. */
export const missingTools = (): readonly string[] => (Object.keys(tools) as Tool[]).filter((name) => lacks(name));

/** Runs a tool and returns all that it prints. Throws its output if it fails. */
export function runTool(name: Tool, given: readonly string[], input?: string): string {
  const { status, stdout, stderr } = spawnSync(tools[name], given, { encoding: 'utf8', input });
  if (status !== 0) throw new Error(`${name} ended with ${status}: ${stdout}${stderr}`);
  return stdout + stderr;
}
