import { findTool } from '../../generator/precompile/store.mjs';
import { startProcessIn } from './command.ts';
import { root } from './paths.ts';

/**
 * Precompiles Wortlaut with the theme and the configuration of the site in a folder, unless the tool there is of their present state: each
 * command then starts in a tenth of the time, and answers as the sources do (tests/precompile).
 */
export async function precompile(site: string, wortlaut = root): Promise<void> {
  if (findTool(site)) return;
  const program = [`${wortlaut}/generator/precompile/process.mjs`, 'precompile'];
  const { code, stderr } = await startProcessIn({ cwd: site, env: process.env }, process.execPath, program).ended;
  if (code !== 0 || stderr) throw new Error(`The tool of ${site} cannot be precompiled: ${stderr}`);
}
