import type { ESTree } from 'rolldown/utils';

/** A node of a parsed module. It has its parent. */
export type Node = ESTree.Node;

export type NodeOf<Type extends Node['type']> = Extract<Node, { readonly type: Type }>;

/** The nodes directly below a node, in the order of their properties. */
export function childrenOf(node: Node): Node[] {
  const children: Node[] = [];
  for (const name in node) {
    if (name === 'parent') continue;
    const value = node[name as keyof Node] as unknown;
    if (Array.isArray(value)) for (const one of value) add(one, children);
    else add(value, children);
  }
  return children;
}

function add(value: unknown, children: Node[]): void {
  if (typeof value === 'object' && value !== null && 'type' in value) children.push(value as Node);
}

/** A node and all nodes below it; a node comes before those below it. */
export function nodesIn(node: Node, nodes: Node[] = []): Node[] {
  nodes.push(node);
  for (const child of childrenOf(node)) nodesIn(child, nodes);
  return nodes;
}
