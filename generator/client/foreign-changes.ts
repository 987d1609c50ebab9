/**
 * Follows the changes that something else makes in an island before it is hydrated: password managers add elements to fields, translators
 * wrap texts. React would replace such an island, with all that the visitor has entered and opened. The result undoes the changes, the last
 * one first, so that React finds the served elements, and ends.
 */
export function followForeignChanges(root: HTMLElement): () => void {
  const changes: MutationRecord[] = [];
  const observer = new MutationObserver((records) => changes.push(...records));
  observer.observe(root, { childList: true, characterData: true, characterDataOldValue: true, subtree: true });
  return () => {
    changes.push(...observer.takeRecords());
    observer.disconnect();
    for (const { type, target, oldValue, addedNodes, removedNodes, nextSibling } of changes.splice(0).reverse()) {
      if (type === 'characterData') target.nodeValue = oldValue;
      for (const node of addedNodes) if (node.parentNode === target) target.removeChild(node);
      for (const node of removedNodes) target.insertBefore(node, nextSibling);
    }
  };
}
