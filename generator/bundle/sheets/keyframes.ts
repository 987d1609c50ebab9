import { lexer, parse, walk } from 'css-tree';
import { closestMatch } from '../../diagnostics/closest-match.ts';
import type { Statement } from '../../styles/statements.ts';
import type { Meaningless } from './check-declarations.ts';
import { type CustomProperties, valuesOf } from './custom-properties.ts';

export const keyframesIn = (statements: readonly Statement[]): ReadonlySet<string> =>
  new Set(statements.flatMap(({ kind, name, value }) => (kind === 'at-rule' && /^(?:-\w+-)?keyframes$/.test(name) ? unquoted(value) : [])));

/** WL5052: an animation whose keyframes no sheet defines. */
export function lostKeyframes(statement: Statement, keyframes: ReadonlySet<string>, properties: CustomProperties): Meaningless[] {
  const { kind, name: property, value, at } = statement;
  if (kind !== 'declaration' || !/^animation(?:-name)?$/.test(property)) return [];
  const names = new Set(valuesOf(value, properties).flatMap((one) => namesIn(property, one)));
  return [...names]
    .filter((name) => !keyframes.has(name))
    .map((found) => {
      const near = closestMatch(found, keyframes);
      return {
        code: 'WL5052' as const,
        at,
        message: `'${property}' uses the keyframes '${found}', which no style sheet defines.`,
        hint: near ? `Did you mean ${near}?` : `Define them: @keyframes ${found} { … }.`,
        found,
        ...(near && { expected: near }),
      };
    });
}

function namesIn(property: string, value: string): string[] {
  const tree = parse(value, { context: 'value' });
  const match = lexer.matchProperty(property, tree) as ReturnType<typeof lexer.matchProperty> & {
    isType(node: object, type: string): boolean;
  };
  const names: string[] = [];
  walk(tree, (node) => {
    if (match.isType(node, 'keyframes-name')) names.push(node.type === 'Identifier' ? node.name : node.type === 'String' ? node.value : '');
  });
  return names.filter(Boolean);
}

const unquoted = (name: string) => name.replace(/^(["'])(.*)\1$/, '$2');
