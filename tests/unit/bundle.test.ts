import { expect, test } from 'vitest';
import { startProcess } from '../support/command.ts';

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
