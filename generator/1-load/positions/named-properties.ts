import { Node, type ObjectLiteralExpression } from 'ts-morph';

/** The properties of a group by their names. */
export interface NamedProperties {
  /** Name → the last property with this name, and its index among all: as in JavaScript, the last of several counts. */
  readonly named: ReadonlyMap<string, { readonly node: Node; readonly index: number }>;
  /** The spreads of the group, with their index among the properties. */
  readonly spreads: readonly { readonly expression: Node; readonly index: number }[];
}

/** Reads the names of a group's properties, each once. */
export function namedProperties(group: ObjectLiteralExpression, nameOf: (node: Node) => string | undefined): NamedProperties {
  const named = new Map<string, { node: Node; index: number }>();
  const spreads: { expression: Node; index: number }[] = [];
  for (const [index, node] of group.getProperties().entries()) {
    if (Node.isSpreadAssignment(node)) spreads.push({ expression: node.getExpression(), index });
    else {
      const name = nameOf(node);
      if (name !== undefined) named.set(name, { node, index });
    }
  }
  return { named, spreads };
}
