import { cpSync, existsSync, mkdirSync, readFileSync, symlinkSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { parse } from 'yaml';
import { type Ended, startProcessIn } from './command.ts';

interface Step {
  readonly uses?: string;
  readonly run?: string;
  readonly env?: Readonly<Record<string, string>>;
  readonly with?: Readonly<Record<string, string | boolean>>;
}
interface Job {
  readonly needs?: string | readonly string[];
  readonly steps: readonly Step[];
}

interface WorkflowMachines {
  /** The folder where artifacts are kept between jobs. */
  readonly artifacts: string;
  /** The folder that actions/cache restores, with the files that other jobs have left there. */
  readonly cache: string;
  /** Makes a folder with the checked-out project and its packages. */
  machine(): string;
  /** The values of `${{ … }}`: `vars.PUBLISH`, `github.sha`. */
  readonly values: Readonly<Record<string, string>>;
}

/** The jobs of a workflow file, by name. */
export function jobsOf(file: string): Readonly<Record<string, Job>> {
  return parse(readFileSync(file, 'utf8')).jobs;
}

/**
 * Runs a job as its file describes it: its commands, and those of its actions that move artifacts. Checking out and installing are
 * skipped, because they are done already. Throws with the output of a command that fails.
 */
export async function runJob({ steps }: Job, machines: WorkflowMachines): Promise<void> {
  const folder = machines.machine();
  for (const step of steps) await runStep(step, { ...machines, folder });
}

interface Machine extends Pick<WorkflowMachines, 'artifacts' | 'cache'> {
  readonly folder: string;
  readonly values: Readonly<Record<string, string>>;
}

/** Actions that a copied project does not need. */
const done = ['actions/checkout@', 'actions/setup-node@', 'actions/attest-build-provenance@'];

async function runStep({ uses, run, env = {}, with: given = {} }: Step, { folder, artifacts, cache, values }: Machine): Promise<void> {
  const filled = (text: string) => text.replace(/\$\{\{ *([\w.]+) *\}\}/g, (_, name: string) => values[name] ?? '');
  const input = (name: string) => filled(String(given[name] ?? ''));
  if (run !== undefined && run !== 'npm ci') {
    const own = Object.fromEntries(Object.entries(env).map(([name, value]) => [name, filled(value)]));
    const ended: Ended = await startProcessIn({ cwd: folder, env: { ...process.env, ...own } }, 'bash', [
      '-eo',
      'pipefail',
      '-c',
      filled(run),
    ]).ended;
    if (ended.code !== 0) throw new Error(`${filled(run)}\n${ended.stdout}${ended.stderr}`);
  } else if (uses?.startsWith('actions/cache@')) {
    mkdirSync(dirname(join(folder, input('path'))), { recursive: true });
    symlinkSync(cache, join(folder, input('path')));
  } else if (uses?.startsWith('actions/upload-artifact@')) {
    upload(folder, join(artifacts, input('name')), { paths: input('path'), hidden: given['include-hidden-files'] === true });
  } else if (uses?.startsWith('actions/download-artifact@')) {
    download(join(artifacts, input('name')), join(folder, input('path')));
  } else if (uses !== undefined && !done.some((action) => uses.startsWith(action))) {
    throw new Error(`The action ${uses} is not known here.`);
  }
}

interface Upload {
  readonly paths: string;
  readonly hidden: boolean;
}

/**
 * Keeps files as actions/upload-artifact@v4 does: links are followed, several paths keep their last segment, and missing and hidden
 * files are left out.
 */
function upload(folder: string, artifact: string, { paths, hidden }: Upload): void {
  const given = paths.split('\n').filter(Boolean);
  for (const path of given.filter((one) => existsSync(join(folder, one)))) {
    const target = given.length === 1 ? artifact : join(artifact, basename(path));
    mkdirSync(target, { recursive: true });
    cpSync(`${join(folder, path)}/`, target, {
      recursive: true,
      dereference: true,
      filter: (source) => hidden || !basename(source).startsWith('.'),
    });
  }
}

/** Brings an artifact into a folder, as actions/download-artifact@v4 does. */
function download(artifact: string, folder: string): void {
  if (!existsSync(artifact)) throw new Error(`The artifact '${basename(artifact)}' is missing.`);
  cpSync(artifact, folder, { recursive: true });
}
