import { availableParallelism, cpus, release, totalmem, type } from 'node:os';

/** What the figures were measured on; it names no host. */
export function machine(): string {
  const memory = `${Math.round(totalmem() / 2 ** 30)} GB of memory`;
  return `${availableParallelism()} cores (${cpus()[0]?.model.trim()}), ${memory}, Node ${process.versions.node}, ${type()} ${release()} ${process.arch}`;
}
