// @ts-check

/** The entry modules of processes and threads. Each exports `start(data)`. None uses top-level await: the precompiled tool is a script. */
export const entries = /** @type {const} */ ({
  command: 'cli/run.ts',
  'dev-site': 'cli/server/dev-worker.ts',
  'dev-checker': 'cli/server/dev-checker-thread.ts',
  'build-worker': 'generator/build/worker.ts',
  precompile: 'generator/precompile/compile-tool.ts',
  prepare: 'generator/build/prepare.ts',
});

/**
 * Modules that most commands import first. They are evaluated once when a tool is precompiled, so that V8's code cache has their functions.
 */
export const warmUp = ['cli/commands/build.ts', 'generator/build/stages.ts'];
