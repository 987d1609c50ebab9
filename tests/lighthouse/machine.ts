import { cpus, loadavg, release, totalmem, type } from 'node:os';
import type { Run } from './run.ts';

/** The machine, how busy it was in the last quarter of an hour, and the tools of a measurement, as one sentence. */
export function describeMachine({ lighthouse, node, chromium }: Run['tools']): string {
  const [{ model } = { model: 'unknown processor' }] = cpus();
  const memory = (totalmem() / 2 ** 30).toFixed(0);
  return `${cpus().length} × ${model.trim()}, ${memory} GB, ${type()} ${release()}, load ${loadavg()[2]?.toFixed(1)}; Lighthouse ${lighthouse} on Node ${node}, Chromium ${chromium}`;
}
