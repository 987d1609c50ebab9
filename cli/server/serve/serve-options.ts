import { availableParallelism } from 'node:os';
import { UsageError } from '../../command-errors.ts';
import { portOf } from '../../options.ts';

export interface GivenServeOptions {
  readonly out: string;
  readonly port: string;
  readonly address: string;
  readonly trustProxy: string;
  readonly database: string;
  readonly workers?: string;
  readonly leadsOnly?: boolean;
}

export type ServeOptions = ReturnType<typeof serveOptions>;

/** The options of `serve` with their numbers. Throws a usage error for a wrong one. */
export function serveOptions({ out, port, address, trustProxy, database, workers, leadsOnly = false }: GivenServeOptions) {
  return {
    out,
    address,
    database,
    leadsOnly,
    port: portOf(port),
    trustedProxies: countOf(trustProxy, { option: '--trust-proxy', least: 0, most: 20 }),
    workers:
      workers === undefined ? Math.min(availableParallelism(), maxWorkers) : countOf(workers, { option: '--workers', least: 1, most: 256 }),
  };
}

/** The number of workers beyond which more serve no more requests, as measured. */
const maxWorkers = 16;

function countOf(
  given: string,
  { option, least, most }: { readonly option: string; readonly least: number; readonly most: number },
): number {
  const count = Number(given);
  if (!/^\d+$/.test(given) || count < least || count > most)
    throw new UsageError(`'${given}' is not a number for ${option}. Give a whole number from ${least} to ${most}.`);
  return count;
}
