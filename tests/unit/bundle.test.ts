import { expect, test, vi } from 'vitest';
import { sourcesOfScript } from '../../generator/bundle/sources.ts';
import { bundleWithVite } from '../../generator/bundle/vite.ts';
import { root } from '../support/paths.ts';

test('the bundle is the one for production, whatever the environment variable', async () => {
  const names = async (environment: string) => {
    vi.stubEnv('NODE_ENV', environment);
    const { files } = await bundleWithVite(root);
    vi.unstubAllEnvs();
    return [...files.keys()].sort();
  };
  const [production = [], ...others] = [await names('production'), await names('development'), await names('test')];
  expect(production.length).toBeGreaterThan(10);
  expect(others).toEqual([production, production]);
});

test('the weight of a source does not depend on its folder or on the working directory', () => {
  const weighed = (root: string, from: string) =>
    sourcesOfScript({ [`${root}/runtime/client.ts`]: { code: `// ${from}runtime/client.ts\nwake();\n// Ω\n` } }, root);
  expect(weighed('/project', '')).toEqual({ 'runtime/client.ts': 14 });
  expect(weighed('/elsewhere/copy', '../elsewhere/copy/')).toEqual(weighed('/project', ''));
});
