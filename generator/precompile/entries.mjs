// @ts-check

/**
 * The modules that a process or a thread can begin with, by name. Each exports `start(data)`, and none awaits anything while it is
 * loaded: the precompiled tool is a script, and a script cannot.
 */
export const entries = /** @type {const} */ ({
  command: 'cli/run.ts',
  'dev-site': 'cli/server/dev-worker.ts',
  'dev-checker': 'cli/server/dev-checker-thread.ts',
  'part-worker': 'generator/build/worker.ts',
  precompile: 'generator/precompile/compile-tool.ts',
  prepare: 'generator/build/prepare.ts',
});

/** What most commands import as soon as they begin. It is evaluated once when a precompiled tool is made, so that V8 keeps what it makes of it. */
export const warmUp = ['cli/commands/build.ts', 'generator/build/stages.ts'];
