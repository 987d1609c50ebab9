import { afterAll, expect, vi } from 'vitest';
import { removeMade } from './made-folders.ts';

/*
 * Test files share a process and the modules of helpers, so that a helper registers hooks only when it is called. Each file leaves the process
 * as it was; Vite and sharp set variables. The folders of helpers are removed after it.
 */

const folder = process.cwd();
const environment = { ...process.env };

afterAll(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
  vi.useRealTimers();
  removeMade();
  for (const name of Object.keys(process.env)) if (!(name in environment)) delete process.env[name];
  Object.assign(process.env, environment);
  expect([process.cwd(), process.exitCode], 'the folder and the exit code of the process').toEqual([folder, undefined]);
});
