import { expect, test } from 'vitest';
import { sourcesOfScript } from '../../generator/bundle/sources.ts';
import { startProcess } from '../support/command.ts';

test('the bundle is the one for production, whatever the environment variable', async () => {
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

test('the weight of a source does not depend on its folder or on the working directory', () => {
  const weighed = (root: string, from: string) =>
    sourcesOfScript({ [`${root}/runtime/client.ts`]: { code: `// ${from}runtime/client.ts\nwake();\n// Ω\n` } }, root);
  expect(weighed('/project', '')).toEqual({ 'runtime/client.ts': 14 });
  expect(weighed('/elsewhere/copy', '../elsewhere/copy/')).toEqual(weighed('/project', ''));
});
