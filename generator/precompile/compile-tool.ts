import { project } from '../package/project.ts';
import { compileTool } from './compile.ts';
import { evaluate, type Running } from './evaluate.mjs';
import { configuration, fingerprintOf, folders, keyOf } from './fingerprint.mjs';
import { codePathOf, findTool, stageTool } from './store.mjs';

/** Precompiles the project as it is now, unless that was done before. Returns whether there is a precompiled tool now. */
export async function start(): Promise<boolean> {
  if (findTool(project)) return true;
  // Where nothing can be written, nothing is compiled either.
  const staging = stageTool(project);
  try {
    const before = fingerprintOf(project, [...configuration, ...folders]);
    const { code, modules, map } = await compileTool();
    const used = new Set([...configuration, ...modules]);
    const sources = { ...before, files: Object.fromEntries(Object.entries(before.files).filter(([path]) => used.has(path))) };
    const key = keyOf(sources);
    const compiled = await compileFurther({ file: codePathOf(project, key), code });
    // A file that changed meanwhile may or may not be what was compiled.
    if (JSON.stringify(fingerprintOf(project, [...configuration, ...folders]).files) !== JSON.stringify(before.files)) return false;
    staging.keep({ key, sources, code, compiled, map });
    return true;
  } finally {
    staging.close();
  }
}

/** What V8 makes of the code when all of it has been evaluated once; it keeps what it has compiled until then, and the name of the file. */
async function compileFurther(tool: Running): Promise<Uint8Array> {
  const { script, entries, warmUp } = evaluate(tool, project);
  for (const evaluated of [...Object.values(entries), ...warmUp]) await evaluated();
  return script.createCachedData();
}
