import { type Diagnostic, finding } from '../../diagnostics/diagnostic.ts';
import { placeInText } from '../../diagnostics/place-in-text.ts';
import { nodesIn } from '../../typescript/nodes.ts';
import type { ParsedModule } from '../../typescript/parse-module.ts';

const name = '__proto__';

/**
 * WL1034: the first `__proto__` of a module, as a name or a string. In an object literal it sets the prototype, so the value would be lost
 * silently.
 */
export function prototypeName({ file, text, program }: ParsedModule): Diagnostic | undefined {
  for (const node of text.includes('proto') || text.includes('\\') ? nodesIn(program) : []) {
    if (('name' in node ? node.name : node.type === 'Literal' && node.value) !== name) continue;
    return finding('WL1034', { file, ...placeInText(text, [node.start, node.end]) }, [
      `The name '${name}' cannot be used: JavaScript loses the value that it is given.`,
      'Give it another name.',
    ]);
  }
  return undefined;
}
