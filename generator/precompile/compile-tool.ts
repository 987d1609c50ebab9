import { project } from '../package/project.ts';
import { compileEngine } from './compile.ts';
import { evaluate, type Running } from './evaluate.mjs';
import { configuration, folders, keyOf, recordOf } from './fingerprint.mjs';
import { codeFileOf, draftEngine, findEngine } from './store.mjs';

/** Makes the engine of the project as it now is, if there is none. Says whether there is one now. */
export async function start(): Promise<boolean> {
  if (findEngine(project)) return true;
  // Where nothing can be written, nothing is compiled either.
  const draft = draftEngine(project);
  try {
    const before = recordOf(project, [...configuration, ...folders]);
    const { code, modules, map } = await compileEngine();
    const used = new Set([...configuration, ...modules]);
    const sources = { ...before, files: Object.fromEntries(Object.entries(before.files).filter(([path]) => used.has(path))) };
    const key = keyOf(sources);
    const compiled = await compileFurther({ file: codeFileOf(project, key), code });
    // A file that changed meanwhile may or may not be what was compiled.
    if (JSON.stringify(recordOf(project, [...configuration, ...folders]).files) !== JSON.stringify(before.files)) return false;
    draft.keep({ key, sources, code, compiled, map });
    return true;
  } finally {
    draft.close();
  }
}

/** What V8 makes of the code when all of it has been evaluated once; it keeps what it has compiled until then, and the name of the file. */
async function compileFurther(engine: Running): Promise<Uint8Array> {
  const { script, entries, importedSoon } = evaluate(engine, project);
  for (const evaluated of [...Object.values(entries), ...importedSoon]) await evaluated();
  return script.createCachedData();
}
