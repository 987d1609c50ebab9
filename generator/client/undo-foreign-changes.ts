import type { ServedIsland } from './foreign-changes.ts';

/** Undoes foreign changes in an island, the last one first: React would replace it, with all that the visitor has entered. */
export function undoForeignChanges({ foreign, changes }: ServedIsland): void {
  changes.push(...foreign.takeRecords());
  foreign.disconnect();
  for (const { type, target, oldValue, addedNodes, removedNodes, nextSibling } of changes.splice(0).reverse()) {
    if (type === 'characterData') target.nodeValue = oldValue;
    for (const node of addedNodes) if (node.parentNode === target) target.removeChild(node);
    for (const node of removedNodes) target.insertBefore(node, nextSibling);
  }
}
