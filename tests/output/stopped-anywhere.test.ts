import { existsSync, readdirSync, rmSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { publishing } from '../../generator/6-emit/emit.ts';
import { placeAll } from '../../generator/6-emit/output-file.ts';
import { writtenReport } from '../../generator/6-emit/reports.ts';
import { openStaging } from '../../generator/6-emit/staging.ts';
import { contentsOf } from '../support/snapshot.ts';

/*
 * A build that ends at any instant leaves the old site or the new one. Here the instant is between any two steps on the
 * disk: from a certain step on, no step ever ends, as after a killed process. (killed.test.ts does it with real processes.)
 */

const disk = vi.hoisted(() => ({
  stepsLeft: Number.POSITIVE_INFINITY,
  steps: 0,
  running: new Set<Promise<unknown>>(),
  fault: undefined as undefined | ((step: number, name: string) => Error | undefined),
}));

vi.mock('node:fs/promises', async (original) => {
  const real = await original<typeof import('node:fs/promises')>();
  const guarded =
    (name: string, operation: (...given: unknown[]) => Promise<unknown>) =>
    async (...given: unknown[]) => {
      if (disk.stepsLeft <= 0) return new Promise(() => {});
      disk.stepsLeft -= 1;
      disk.steps += 1;
      const fault = disk.fault?.(disk.steps, name);
      if (fault) throw fault;
      const step = operation(...given);
      disk.running.add(step);
      return step.finally(() => disk.running.delete(step));
    };
  return Object.fromEntries(
    Object.entries(real).map(([name, value]) => [name, typeof value === 'function' ? guarded(name, value as never) : value]),
  );
});

/** The builds are those of a process that does not exist, as after its end: a running one keeps its locks. */
vi.spyOn(process, 'pid', 'get').mockReturnValue(2 ** 22 + 1);

/** Counts the steps that wait for the disk. A step after the end throws, and no later step of its caller has an effect. */
vi.mock('node:fs', async (original) => {
  const real = await original<typeof import('node:fs')>();
  const guarded =
    (name: string, operation: (...given: unknown[]) => unknown) =>
    (...given: unknown[]) => {
      if (disk.stepsLeft <= 0) throw Object.assign(new Error('the process is gone'), { code: 'GONE', syscall: name });
      disk.stepsLeft -= 1;
      disk.steps += 1;
      const fault = disk.fault?.(disk.steps, name);
      if (fault) throw fault;
      return operation(...given);
    };
  const writing = ['writeFileSync', 'linkSync', 'mkdirSync', 'rmSync', 'statSync'] as const;
  return { ...real, ...Object.fromEntries(writing.map((name) => [name, guarded(name, real[name] as never)])) };
});

const site = (text: string, ...more: string[]): ReadonlyMap<string, string> =>
  new Map([
    ['index.html', 'the same'],
    ['at-de/index.html', text],
    ['at-de/help/index.html', text],
    ['assets/style.css', 'the same'],
    ...more.map((path) => [path, text] as const),
  ]);
const before = { site: site('old', 'gone/index.html'), reports: new Map([['build.json', writtenReport('old')]]), inputs: 'old' };
const after = { site: site('new', 'added/index.html'), reports: new Map([['build.json', writtenReport('new')]]), inputs: 'new' };

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(`${tmpdir()}/wortlaut-`);
});
afterEach(async () => {
  Object.assign(disk, { stepsLeft: Number.POSITIVE_INFINITY, steps: 0, fault: undefined });
  await rm(folder, { recursive: true });
});

/** Replaces the output as a whole or not at all. */
async function emit(output: typeof before) {
  const { staging, diagnostics } = await openStaging(folder);
  if (!staging) return { diagnostics };
  return publishing(folder, staging, async () => ({ ...output, files: new Map(placeAll(staging, output.site)) }));
}

/** Emits, and ends the effects after a number of steps. Returns when the disk is at rest. */
async function emitFor(steps: number, output: typeof before): Promise<void> {
  disk.stepsLeft = steps;
  let over = false;
  void emit(output)
    .catch(() => {})
    .finally(() => {
      over = true;
    });
  do {
    await Promise.allSettled(disk.running);
    await new Promise((next) => setImmediate(next));
  } while (disk.running.size > 0 || (disk.stepsLeft > 0 && !over));
  disk.stepsLeft = Number.POSITIVE_INFINITY;
}

async function stepsOf(output: typeof before): Promise<number> {
  disk.steps = 0;
  const { diagnostics } = await emit(output);
  expect(diagnostics).toEqual([]);
  return disk.steps;
}

const now = () => ({
  site: contentsOf(`${folder}/site`),
  reports: contentsOf(`${folder}/reports`),
  inputs: contentsOf(`${folder}/.current`).inputs,
});

describe('a build that stops after any step', () => {
  test('leaves the old site or the new one, and the next build finishes', async () => {
    await emit(before);
    const old = now();
    const steps = await stepsOf(after);
    const fresh = now();
    expect(fresh).not.toEqual(old);
    expect(steps).toBeGreaterThan(30);
    const seen = new Set<string>();
    for (let stop = 0; stop < steps; stop++) {
      await emit(before);
      await emitFor(stop, after);
      const left = JSON.stringify(now());
      expect([JSON.stringify(old), JSON.stringify(fresh)], `after ${stop} steps`).toContain(left);
      seen.add(left);
      await stepsOf(after);
      expect(now()).toEqual(fresh);
      expect(readdirSync(`${folder}/.builds`).filter((name) => name.startsWith('draft'))).toEqual([]);
      expect(readdirSync(`${folder}/.builds`).length).toBeLessThanOrEqual(2);
      expect(readdirSync(folder).sort()).toEqual(['.builds', '.current', 'reports', 'site']);
    }
    expect(seen.size, 'both outcomes were seen').toBe(2);
  }, 60_000);

  test('leaves no site or the whole one, if it is the first', async () => {
    const steps = await stepsOf(after);
    const whole = now();
    for (let stop = 0; stop < steps; stop++) {
      await rm(folder, { recursive: true });
      await emitFor(stop, after);
      if (existsSync(`${folder}/site/`)) expect(now().site, `after ${stop} steps`).toEqual(whole.site);
      await stepsOf(after);
      expect(now()).toEqual(whole);
    }
  }, 60_000);
});

describe('a build for which any step fails', () => {
  test.each(['ENOSPC', 'EIO', 'EMFILE'])(
    'with %s reports it, and the old site stays unchanged',
    async (code) => {
      await emit(before);
      const old = now();
      const steps = await stepsOf(after);
      const fresh = now();
      let failures = 0;
      for (let broken = 1; broken <= steps; broken++) {
        await emit(before);
        disk.steps = 0;
        disk.fault = (step) => (step === broken ? Object.assign(new Error(`${code}: no`), { code, syscall: 'write' }) : undefined);
        const { emitted, diagnostics } = await emit(after);
        disk.fault = undefined;
        await Promise.allSettled(disk.running);
        if (emitted) expect(now(), `step ${broken} did not matter`).toEqual(fresh);
        else {
          failures += 1;
          expect(diagnostics.map((one) => one.code)).toEqual(['WL6003']);
          expect([old, fresh], `step ${broken}`).toContainEqual(now());
        }
      }
      expect(failures).toBeGreaterThan(10);
    },
    60_000,
  );
});

test('WL6003 an output folder that is removed meanwhile is reported, and the next build makes it again', async () => {
  await emit(before);
  disk.steps = 0;
  disk.fault = (step) => {
    if (step === 20) rmSync(folder, { recursive: true });
    return undefined;
  };
  const { diagnostics } = await emit(after);
  disk.fault = undefined;
  expect(diagnostics).toMatchObject([
    { code: 'WL6003', message: `The output folder '${folder}' cannot be written: it vanished while the site was being written.` },
  ]);
  await stepsOf(after);
  expect(readdirSync(`${folder}/site`)).toContain('index.html');
});
