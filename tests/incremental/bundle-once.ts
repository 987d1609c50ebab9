import { vi } from 'vitest';

/*
 * No edit of content changes the browser's part, and bundling it takes longer than all else in a build: it is taken from the
 * project's own cache, whatever cache a build is given. Builds in real processes bundle it themselves (processes/).
 */
vi.mock('../../generator/bundle/bundle.ts', async (original) => {
  const one = await original<typeof import('../../generator/bundle/bundle.ts')>();
  const { root } = await import('../support/paths.ts');
  let bundled: ReturnType<typeof one.bundle> | undefined;
  return {
    ...one,
    bundle() {
      bundled ??= one.bundle(`${root}/.wortlaut/cache`);
      return bundled;
    },
  };
});
