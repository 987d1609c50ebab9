import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, symlinkSync } from 'node:fs';
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
  readonly strategy?: { readonly matrix: Readonly<Record<string, readonly (string | number)[]>> };
  readonly steps: readonly Step[];
}

interface WorkflowMachines {
  /** The folder where artifacts are kept between jobs. */
  readonly artifacts: string;
  /** The folder that actions/cache brings back, with what other jobs have left there. */
  readonly cache: string;
  /** A folder with the checked-out project and its packages: a machine of its own for each job of a matrix. */
  machine(job: string): string;
  /** What `${{ … }}` stands for, beside the matrix: `vars.PUBLISH`, `github.sha`. */
  readonly values: Readonly<Record<string, string>>;
}

/** The jobs of a workflow file, by name. */
export function jobsOf(file: string): Readonly<Record<string, Job>> {
  return parse(readFileSync(file, 'utf8')).jobs;
}

/**
 * Runs a job as its file has it, once for each entry of its matrix: its commands, and of its actions those that move artifacts. Checking
 * out and installing is what the machine has done already. Throws with the output of a command that fails.
 */
export async function runJob(name: string, job: Job, machines: WorkflowMachines): Promise<void> {
  const matrix = Object.entries(job.strategy?.matrix ?? {});
  const [[variable, entries] = ['', ['']]] = matrix;
  if (matrix.length > 1) throw new Error('A matrix of several variables is not known here.');
  for (const entry of entries) {
    const folder = machines.machine(entry === '' ? name : `${name}-${entry}`);
    const values = { ...machines.values, [`matrix.${variable}`]: String(entry) };
    for (const step of job.steps) await runStep(step, { ...machines, folder, values });
  }
}

interface Machine extends Pick<WorkflowMachines, 'artifacts' | 'cache'> {
  readonly folder: string;
  readonly values: Readonly<Record<string, string>>;
}

/** Actions that a copied project needs no more. */
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
    download(artifacts, join(folder, input('path')), { name: input('name'), pattern: input('pattern') });
  } else if (uses !== undefined && !done.some((action) => uses.startsWith(action))) {
    throw new Error(`The action ${uses} is not known here.`);
  }
}

interface Upload {
  readonly paths: string;
  readonly hidden: boolean;
}

/**
 * Keeps files as actions/upload-artifact@v4 does: links are followed, several paths keep what they do not share, and what is not there and
 * hidden files are left out.
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

interface Download {
  readonly name: string;
  readonly pattern: string;
}

/** Brings one artifact into a folder, or each that matches a pattern into a folder of its name, as actions/download-artifact@v4 does. */
function download(artifacts: string, folder: string, { name, pattern }: Download): void {
  if (name) {
    if (!existsSync(join(artifacts, name))) throw new Error(`There is no artifact '${name}'.`);
    cpSync(join(artifacts, name), folder, { recursive: true });
    return;
  }
  const beginning = pattern.replace(/\*$/, '');
  for (const found of readdirSync(artifacts).filter((one) => one.startsWith(beginning))) {
    mkdirSync(dirname(join(folder, found)), { recursive: true });
    cpSync(join(artifacts, found), join(folder, found), { recursive: true });
  }
}
