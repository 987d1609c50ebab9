import type { Node } from './nodes.ts';

/** The names that a parameter or the left side of a declaration binds: `a`, `b` and `c` of `[a, { x: b }, ...c]`. */
export function bindingNames(pattern: Node | null): string[] {
  switch (pattern?.type) {
    case 'Identifier':
      return [pattern.name];
    case 'ArrayPattern':
      return pattern.elements.flatMap(bindingNames);
    case 'ObjectPattern':
      return pattern.properties.flatMap((property) => bindingNames(property.type === 'Property' ? property.value : property));
    case 'AssignmentPattern':
      return bindingNames(pattern.left);
    case 'RestElement':
      return bindingNames(pattern.argument);
    case 'TSParameterProperty':
      return bindingNames(pattern.parameter);
    default:
      return [];
  }
}
