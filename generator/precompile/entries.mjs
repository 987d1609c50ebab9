// @ts-check

/** Entry modules of processes and threads. Each exports `start(data)`, without top-level await: the precompiled tool is a script. */
export const entries = /** @type {const} */ ({
  command: 'cli/run',
  'dev-checker': 'cli/server/dev-checker-thread',
  'build-worker': 'generator/compile/batches/worker',
  precompile: 'generator/precompile/compile-tool',
  prepare: 'generator/compile/prepare',
});

/**
 * Modules that most commands import first. They are evaluated once when a tool is precompiled, so that V8's code cache has their functions.
 */
export const warmUp = ['cli/commands/build', 'generator/compile/steps/stages', 'generator/compile/steps/pipeline'];
