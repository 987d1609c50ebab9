import type { ESTree } from 'rolldown/utils';

/** A node of a parsed module. It has its parent. */
export type Node = ESTree.Node;

/** The nodes of some types. */
export type NodeOf<Type extends Node['type']> = Extract<Node, { readonly type: Type }>;

/** The nodes directly below a node, in the order of their properties. */
export function childrenOf(node: Node): Node[] {
  const children: Node[] = [];
  for (const [name, value] of Object.entries(node)) {
    if (name === 'parent' || typeof value !== 'object' || value === null) continue;
    for (const one of Array.isArray(value) ? value : [value]) if (typeof one?.type === 'string') children.push(one);
  }
  return children;
}

/** A node and all nodes below it. */
export function* nodesIn(node: Node): Generator<Node> {
  yield node;
  for (const child of childrenOf(node)) yield* nodesIn(child);
}
