import { type Diagnostic, finding } from '../../diagnostics/diagnostic.ts';
import { positionAt } from '../../diagnostics/place-in-text.ts';
import type { ParsedModule } from '../../typescript/parse-module.ts';

/** WL1001: the first syntax error of a module. Such a file is not evaluated: the loader might read it differently than the parser. */
export function syntaxError({ file, text, errors: [error] }: ParsedModule): Diagnostic | undefined {
  if (!error) return undefined;
  const [label] = error.labels;
  return finding('WL1001', { file, ...(label && positionAt(text, label.start)) }, [
    `This file cannot be read as TypeScript: ${error.message.charAt(0).toLowerCase()}${error.message.slice(1)}.`,
    'Look for a missing comma, quotation mark or brace here or on the line before.',
  ]);
}
