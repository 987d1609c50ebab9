import { build } from '../../generator/index.ts';
import { realSite, root, workshop } from './paths.ts';

/** Runs once before all tests: builds the real content anew, for the tests that look at its output. */
export default async function buildRealSite(): Promise<void> {
  const { ok, diagnostics } = await build({ content: `${root}/content`, out: realSite, force: true });
  if (ok) return;
  const errors = diagnostics.filter(({ severity }) => severity === 'error').map(({ code, file, line, message }) => `${code} ${file ?? ''}:${line ?? ''} ${message}`);
  throw new Error(`The real content does not build, so its site cannot be tested (${workshop}):\n${errors.join('\n')}`);
}
