import { availableParallelism, cpus, release, totalmem, type } from 'node:os';

/** The system on which the figures were measured, without the name of the host. */
export function machine(): string {
  const memory = `${Math.round(totalmem() / 2 ** 30)} GB of memory`;
  return `${availableParallelism()} cores (${cpus()[0]?.model.trim()}), ${memory}, Node ${process.versions.node}, ${type()} ${release()} ${process.arch}`;
}
