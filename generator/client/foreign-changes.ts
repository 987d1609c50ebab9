/** An island that is not hydrated yet, and the changes that something else makes in it: password managers add elements to fields, translators wrap texts. */
export interface ServedIsland {
  readonly root: HTMLElement;
  readonly foreign: MutationObserver;
  readonly changes: MutationRecord[];
}

/** Follows the changes in an island until they are undone. */
export function followForeignChanges(root: HTMLElement): ServedIsland {
  const changes: MutationRecord[] = [];
  const foreign = new MutationObserver((records) => changes.push(...records));
  foreign.observe(root, { childList: true, characterDataOldValue: true, subtree: true });
  return { root, foreign, changes };
}
