import { fileURLToPath } from 'node:url';
import { build } from 'vite';

/** Compiles the loop into a folder within the project, so that only React must be loaded; returns the path of the script. */
export async function compileLoop(folder: string): Promise<string> {
  await build({
    root: fileURLToPath(new URL('.', import.meta.url)),
    configFile: false,
    logLevel: 'warn',
    build: {
      ssr: fileURLToPath(new URL('loop.ts', import.meta.url)),
      outDir: folder,
      emptyOutDir: true,
      target: 'node20',
      rolldownOptions: { output: { entryFileNames: 'loop.mjs' } },
    },
  });
  return `${folder}/loop.mjs`;
}
