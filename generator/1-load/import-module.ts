import { pathToFileURL } from 'node:url';
import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import { describeMissing } from './missing-module.ts';
import { relative } from './relative.ts';

let loads = 0;

/** Imports TypeScript files into a module graph of its own, so that a second load sees what has changed on disk. */
export function openImporter(root: string) {
  loads += 1;
  const namespace = `wortlaut-${process.pid}-${loads}`;
  const opened = import('tsx/esm/api').then(({ register }) => register({ namespace }));
  return {
    /** The default export of a file below the root, or the reason why there is none. */
    async importDefault(file: string): Promise<{ value: unknown } | { diagnostic: Diagnostic }> {
      try {
        const scope = await opened;
        const module = await scope.import(pathToFileURL(`${root}/${file}`).href, import.meta.url);
        if ('default' in module) return { value: module.default };
        return {
          diagnostic: {
            code: 'WL1003',
            severity: 'error',
            file,
            message: 'This file exports nothing as its default, so the site cannot use it.',
            hint: 'Begin its definition with `export default`.',
          },
        };
      } catch (error) {
        return { diagnostic: await describeFailure(error, root, file) };
      }
    },
    close: async () => (await opened).unregister(),
  };
}

/** Turns what the module loader threw into a diagnostic at the place that it names, which may be another file. */
async function describeFailure(error: unknown, root: string, file: string): Promise<Diagnostic> {
  const text = error instanceof Error ? error.message : String(error);
  const parse = /([^\n]+?):(\d+):(\d+): ERROR: ([^\n]+)/.exec(text);
  if (parse) {
    const [, path = '', line, column, reason] = parse;
    return {
      code: 'WL1001',
      severity: 'error',
      file: relative(path, root) ?? file,
      line: Number(line),
      column: Number(column) + 1,
      message: `This file cannot be read as TypeScript: ${lowerFirst(reason ?? 'it is malformed')}.`,
      hint: 'Look for a missing comma, quotation mark or brace here or on the line before.',
    };
  }
  const missing = await describeMissing(text, root);
  if (missing) return missing;
  const place = placeInStack(error, root);
  return {
    code: 'WL1002',
    severity: 'error',
    file,
    ...place,
    message: `This file stops with an error while it is loaded: ${firstLine(text).replaceAll(`${root}/`, '')}`,
    hint: 'Content files hold data only; look for a value or an import that does not exist.',
  };
}

function placeInStack(error: unknown, root: string) {
  const stack = error instanceof Error ? (error.stack ?? '') : '';
  for (const [, path = '', line, column] of stack.matchAll(/\(?((?:file:\/\/)?\/[^\s():?]+\.ts)[^\s():]*:(\d+):(\d+)/g)) {
    const file = relative(path.replace(/^file:\/\//, ''), root);
    if (file && !file.startsWith('generator/')) return { file, line: Number(line), column: Number(column) };
  }
  return undefined;
}

const firstLine = (text: string) => text.split('\n', 1)[0] ?? '';
const lowerFirst = (text: string) => text.charAt(0).toLowerCase() + text.slice(1);
