import { cpus, release, totalmem, type } from 'node:os';
import type { Run } from './run.ts';

/** The machine and the tools of a measurement, as one sentence. */
export function describeMachine({ lighthouse, node, chromium }: Run['tools']): string {
  const [{ model } = { model: 'unknown processor' }] = cpus();
  const memory = (totalmem() / 2 ** 30).toFixed(0);
  return `${cpus().length} × ${model.trim()}, ${memory} GB, ${type()} ${release()}; Lighthouse ${lighthouse} on Node ${node}, Chromium ${chromium}`;
}
