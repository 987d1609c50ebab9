import { cp, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { gzipSync } from 'node:zlib';
import { headerRules, type Manifest } from '../../generator/index.ts';
import { root, testFolder } from '../support/paths.ts';
import { machine } from './measure/machine.ts';
import { treeMemory } from './measure/tree-memory.ts';
import { holdConnections, sufferSlowClients } from './server/connections.ts';
import { type MeasuredServer, startMeasured, startNginx } from './server/start-measured.ts';
import { compare, measureThroughput, type Throughput } from './server/throughput.ts';

/** A figure, its bar if it has one, and whether the bar holds. */
interface ServeRow {
  readonly what: string;
  readonly found: string;
  readonly bar?: string;
  readonly holds?: boolean;
}

const requests = 1_000_000;
const connectionCount = 2000;
const slowClients = 500;
const mostGrowth = 1.15;

/** Measures `serve` on the built site in `dist`: beside nginx, over many requests, with many and with slow connections. */
export async function measureServe(tell: (what: string) => void): Promise<readonly ServeRow[]> {
  const manifest: Manifest = JSON.parse(await readFile(`${root}/dist/reports/manifest.json`, 'utf8'));
  const pages = manifest.routes.filter(({ status }) => status === 200).slice(0, 50);
  const folder = `${testFolder}/serve-bench-${process.pid}`;
  await mkdir(folder, { recursive: true });
  const out = await compressedCopy(
    folder,
    pages.map(({ output }) => output),
  );
  const load = { paths: pages.map(({ path }) => path) };
  const more = ['--out', out];
  const rows: ServeRow[] = [{ what: 'machine', found: machine() }];
  try {
    tell('pages a second, in turns with nginx');
    const nginx = await startNginx({ folder, site: `${out}/site`, headers: headerRules(manifest)[0]?.headers ?? {} });
    for (const workers of ['1', '2']) {
      const server = await startMeasured({ folder, more: [...more, '--workers', workers] });
      await measureThroughput(server, { ...load, seconds: 3 });
      const [ours, theirs] = await compare(nginx ? [server, nginx] : [server], load);
      if (ours) rows.push(...throughputRows(`serve, ${workers === '1' ? 'one process' : '2 workers'}`, ours, theirs));
      await server.end();
    }
    await nginx?.end();

    const server = await startMeasured({ folder, more });
    tell(`${requests} requests`);
    rows.push(await memoryRow(server, load));
    tell(`${connectionCount} connections`);
    const held = await holdConnections(server, connectionCount);
    rows.push({
      what: `${connectionCount} open connections, asked again`,
      found: `${held.answered} answered, ${held.megabytes.toFixed(0)} MB`,
      bar: 'all',
      holds: held.answered === connectionCount,
    });
    tell('slow clients');
    const slow = await sufferSlowClients(server, slowClients, () => measureThroughput(server, { ...load, connections: 8, seconds: 5 }));
    rows.push({
      what: `${slowClients} clients with a byte a second`,
      found: `others: 99 % within ${slow.slowest} ms; let go after ${slow.seconds.toFixed(1)} s`,
      bar: 'let go within 12 s',
      holds: slow.seconds <= 12,
    });
    await server.end();
    return rows;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** The figures as a table in Markdown. */
export function serveTable(rows: readonly ServeRow[]): string {
  const lines = rows.map(({ what, found, bar = '', holds }) => [
    what,
    found,
    bar,
    holds === undefined ? '' : holds ? 'holds' : 'DOES NOT HOLD',
  ]);
  return [['', 'found', 'bar', ''], ['---', '---', '---', '---'], ...lines].map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}

/** The site with `.gz` beside the pages, so that no server compresses while it is measured. */
async function compressedCopy(folder: string, outputs: readonly string[]): Promise<string> {
  const out = `${folder}/out`;
  for (const part of ['site', 'reports']) await cp(`${root}/dist/${part}/`, `${out}/${part}`, { recursive: true, dereference: true });
  for (const output of outputs)
    await writeFile(`${out}/site/${output}.gz`, gzipSync(await readFile(`${out}/site/${output}`), { level: 9 }));
  return out;
}

function throughputRows(what: string, ours: Throughput, theirs: Throughput | undefined): readonly ServeRow[] {
  const describe = ({ rate, rateOfProcessor, slowest, failed }: Throughput) =>
    `${rate.toFixed(0)} a second, ${rateOfProcessor.toFixed(0)} in a second of processor time, 99 % within ${slowest} ms, ${failed} failed`;
  if (!theirs)
    return [
      { what, found: describe(ours) },
      { what: 'nginx', found: 'not installed' },
    ];
  const [rate, ofProcessor] = [ours.rate / theirs.rate, ours.rateOfProcessor / theirs.rateOfProcessor];
  return [
    { what, found: describe(ours) },
    { what: 'nginx, 2 workers, in turns', found: describe(theirs) },
    {
      what: `${what}: ratio`,
      found: `${rate.toFixed(2)} of nginx; ${ofProcessor.toFixed(2)} by processor time`,
      bar: 'both at least 0.25',
      holds: rate >= 0.25 && ofProcessor >= 0.25,
    },
  ];
}

async function memoryRow(server: MeasuredServer, load: { readonly paths: readonly string[] }): Promise<ServeRow> {
  const megabytes = () => (treeMemory(server.pid) ?? 0) / 1024;
  await measureThroughput(server, { ...load, amount: requests / 10 });
  const early = megabytes();
  await measureThroughput(server, { ...load, amount: requests - requests / 10 });
  const late = megabytes();
  return {
    what: `memory of all processes after ${requests / 10} and ${requests} requests`,
    found: `${early.toFixed(0)} MB, ${late.toFixed(0)} MB`,
    bar: `at most ${mostGrowth} ×`,
    holds: late <= early * mostGrowth,
  };
}
