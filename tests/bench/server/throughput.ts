import autocannon from 'autocannon';
import { median } from '../measure/median.ts';
import { treeProcessorTime } from '../measure/tree-processor-time.ts';
import type { MeasuredServer } from './start-measured.ts';

/** Speed and failures of a server. */
export interface Throughput {
  /** Answers in a second. */
  readonly rate: number;
  /** Answers in a second of its processor time, independent of the load of the machine. */
  readonly rateOfProcessor: number;
  /** Milliseconds below which 99 of 100 answers come. */
  readonly slowest: number;
  /** Answers with a status other than 200, and missing answers. */
  readonly failed: number;
}

interface Load {
  readonly paths: readonly string[];
  readonly connections?: number;
  readonly seconds?: number;
  readonly amount?: number;
}

/** Asks a server for pages, compressed, over connections that stay open. */
export async function measureThroughput(
  server: MeasuredServer,
  { paths, connections = 64, seconds = 8, amount }: Load,
): Promise<Throughput> {
  const before = treeProcessorTime(server.pid);
  const result = await autocannon({
    url: server.origin,
    connections,
    ...(amount ? { amount } : { duration: seconds }),
    requests: paths.map((path) => ({ method: 'GET', path, headers: { 'Accept-Encoding': 'gzip' } })),
  });
  const used = treeProcessorTime(server.pid) - before;
  const answers = result['2xx'];
  return {
    rate: answers / result.duration,
    rateOfProcessor: answers / used,
    slowest: result.latency.p99,
    failed: result.non2xx + result.errors,
  };
}

/** Measures two servers in turns; the medians of both. */
export async function compare(servers: readonly MeasuredServer[], load: Load, rounds = 3): Promise<readonly Throughput[]> {
  const measured: Throughput[][] = servers.map(() => []);
  for (let round = 0; round < rounds; round++)
    for (const [index, server] of servers.entries()) measured[index]?.push(await measureThroughput(server, load));
  return measured.map((all) => ({
    rate: median(all.map(({ rate }) => rate)),
    rateOfProcessor: median(all.map(({ rateOfProcessor }) => rateOfProcessor)),
    slowest: median(all.map(({ slowest }) => slowest)),
    failed: all.reduce((sum, { failed }) => sum + failed, 0),
  }));
}
