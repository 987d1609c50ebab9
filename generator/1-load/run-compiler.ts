import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { type ProcessRun, runProcess } from '../package/run-process.ts';

/** The path of a project's compiler and its version. */
export interface Compiler {
  readonly executable: string;
  readonly version: string;
}

/** The native TypeScript compiler that a project would load; undefined if it or its part for this platform is not installed. */
export function findCompiler(siteRoot: string): Compiler | undefined {
  try {
    const manifest = createRequire(join(siteRoot, 'package.json')).resolve('typescript/package.json');
    const ofPlatform = createRequire(manifest).resolve(`@typescript/typescript-${process.platform}-${process.arch}/package.json`);
    const executable = join(dirname(ofPlatform), 'lib', process.platform === 'win32' ? 'tsc.exe' : 'tsc');
    const { version } = createRequire(manifest)(manifest) as { readonly version: string };
    return existsSync(executable) ? { executable, version } : undefined;
  } catch {
    return undefined;
  }
}

/** Runs the compiler until it ends, in one thread: several would each derive the types of all texts. Rejects if it cannot start. */
export const runCompiler = ({ executable }: Compiler, folder: string, options: readonly string[]): Promise<ProcessRun> =>
  runProcess(executable, [...options, '--singleThreaded', '--pretty', 'false'], folder);
