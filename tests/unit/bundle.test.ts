import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { bundle } from '../../generator/bundle/bundle.ts';
import { startProcess } from '../support/command.ts';

const broken = vi.hoisted(() => ({ project: '' }));
vi.mock('../../generator/bundle/vite.ts', async (original) => {
  const { bundleWithVite } = await original<typeof import('../../generator/bundle/vite.ts')>();
  return { bundleWithVite: () => bundleWithVite(broken.project) };
});

const cache = () => `${broken.project}/cache`;
const kept = async () => (await readdir(cache())).filter((name) => name.startsWith('assets-'));

describe('a runtime that cannot be bundled', () => {
  beforeAll(async () => {
    broken.project = await mkdtemp(`${tmpdir()}/wortlaut-`);
    await mkdir(`${broken.project}/runtime/styles`, { recursive: true });
    await writeFile(`${broken.project}/runtime/styles/index.css`, 'p { color: red }');
    await writeFile(`${broken.project}/runtime/redirect.ts`, 'export {};');
  });
  afterAll(() => rm(broken.project, { recursive: true }));

  test('WL6005 an import of a file that does not exist', async () => {
    await writeFile(`${broken.project}/runtime/client.ts`, "import './picker.tsx';");
    const { assets, diagnostics } = await bundle(cache());
    expect(assets).toBeUndefined();
    expect(await kept()).toEqual([]);
    expect(diagnostics).toMatchObject([
      { code: 'WL6005', severity: 'error', message: expect.stringMatching(/could not be bundled: .*picker\.tsx/s) },
    ]);
  });

  test('WL6005 a mistake in a file', async () => {
    await writeFile(`${broken.project}/runtime/client.ts`, 'const half = (');
    const { diagnostics } = await bundle(cache());
    expect(diagnostics).toMatchObject([{ code: 'WL6005', message: expect.stringMatching(/could not be bundled: .*client\.ts/s) }]);
  });
});

test('the bundle is the one for production, whatever the environment says', async () => {
  const script =
    "import { bundleWithVite } from './generator/bundle/vite.ts'; console.log(JSON.stringify([...(await bundleWithVite(process.cwd())).files.keys()].sort()))";
  const names = async (NODE_ENV: string) => {
    const { stdout } = await startProcess(process.execPath, ['--import', 'tsx', '--input-type=module', '--eval', script], {
      ...process.env,
      NODE_ENV,
    }).ended;
    return JSON.parse(stdout);
  };
  const [production, ...others] = await Promise.all(['production', 'development', 'test'].map(names));
  expect(production.length).toBeGreaterThan(10);
  expect(others).toEqual([production, production]);
});
