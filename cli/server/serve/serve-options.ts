import { availableParallelism } from 'node:os';
import { UsageError } from '../../command-errors.ts';
import { portOf } from '../../options.ts';

/** The options of `serve` as they are typed. */
export interface GivenServeOptions {
  readonly out: string;
  readonly port: string;
  readonly address: string;
  readonly trustProxy: string;
  readonly database: string;
  readonly workers?: string;
  readonly leadsOnly?: boolean;
}

export interface ServeOptions {
  readonly out: string;
  readonly port: number;
  readonly address: string;
  readonly trustedProxies: number;
  readonly database: string;
  readonly workers: number;
  readonly leadsOnly: boolean;
}

/** The options of `serve`, or a usage error. */
export function serveOptions({ out, port, address, trustProxy, database, workers, leadsOnly = false }: GivenServeOptions): ServeOptions {
  return {
    ...{ out, address, database, leadsOnly },
    port: portOf(port),
    trustedProxies: countOf(trustProxy, { option: '--trust-proxy', least: 0, most: 20 }),
    workers: workers === undefined ? usualWorkers() : countOf(workers, { option: '--workers', least: 1, most: 256 }),
  };
}

/** One for each core, as far as more have been seen to serve more. */
const usualWorkers = () => Math.min(availableParallelism(), 16);

function countOf(
  given: string,
  { option, least, most }: { readonly option: string; readonly least: number; readonly most: number },
): number {
  const count = Number(given);
  if (!/^\d+$/.test(given) || count < least || count > most)
    throw new UsageError(`'${given}' cannot be the number of ${option}. Give a whole number from ${least} to ${most}.`);
  return count;
}
