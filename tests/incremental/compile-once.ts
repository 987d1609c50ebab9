import { vi } from 'vitest';

/*
 * No edit of content changes the browser's part or the types of the templates, and compiling them takes longer than all else in a
 * build. The browser's part is taken from the project's own cache, with any cache of a build. The shapes of the templates are
 * derived once for all builds of a process; each build still reads them from its own cache and writes them there. The theme is bundled
 * once, too, and the browser's part is weighed once. Builds in real processes compile all of it themselves (processes/).
 */
vi.mock('../../generator/bundle/bundle.ts', async (original) => {
  const one = await original<typeof import('../../generator/bundle/bundle.ts')>();
  const { root } = await import('../support/paths.ts');
  let bundled: ReturnType<typeof one.bundle> | undefined;
  return {
    ...one,
    bundle(...[, given]: Parameters<typeof one.bundle>) {
      bundled ??= one.bundle({ root, cache: `${root}/.wortlaut/cache` }, given);
      return bundled;
    },
  };
});

vi.mock('../../generator/1-load/template-shapes/derive-shapes.ts', async (original) => {
  const one = await original<typeof import('../../generator/1-load/template-shapes/derive-shapes.ts')>();
  const derived = new Map<string, ReturnType<typeof one.deriveShapes>>();
  return {
    ...one,
    deriveShapes(...given: Parameters<typeof one.deriveShapes>) {
      const key = given.join('\n');
      const shapes = derived.get(key) ?? one.deriveShapes(...given);
      derived.set(key, shapes);
      return shapes;
    },
  };
});

vi.mock('../../generator/bundle/module-bundler.ts', async (original) => {
  const one = await original<typeof import('../../generator/bundle/module-bundler.ts')>();
  const bundled = new Map<string, ReturnType<typeof one.bundleModule>>();
  return {
    ...one,
    bundleModule(given: Parameters<typeof one.bundleModule>[0]) {
      const key = `${given.root}/${given.entry}`;
      const bundle = bundled.get(key) ?? one.bundleModule(given);
      bundled.set(key, bundle);
      return bundle;
    },
  };
});

vi.mock('../../generator/5-inspect/weights/weigh.ts', async (original) => {
  const one = await original<typeof import('../../generator/5-inspect/weights/weigh.ts')>();
  const { memoize } = await import('../../generator/model/memoize.ts');
  return { ...one, weighAssets: memoize(one.weighAssets, new WeakMap()) };
});
