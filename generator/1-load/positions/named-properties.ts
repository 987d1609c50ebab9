import { Node, type ObjectLiteralExpression } from 'ts-morph';

/** The properties of a group by their names. */
export interface NamedProperties {
  /** Name → the last property that bears it, and which one it is among all. Of several with one name, the last one counts, as when the content runs. */
  readonly named: ReadonlyMap<string, { readonly node: Node; readonly index: number }>;
  /** What is spread into the group, and between which properties. */
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
