/** An island as it was served, and the changes that something else makes in it: password managers add elements to fields, translators wrap texts. */
export interface ServedIsland {
  readonly root: HTMLElement;
  readonly foreign: MutationObserver;
  readonly changes: MutationRecord[];
  /** Set when React has taken it over. */
  hydrated?: true;
}

/** Follows the changes in an island until they are undone. */
export function followForeignChanges(root: HTMLElement): ServedIsland {
  const changes: MutationRecord[] = [];
  const foreign = new MutationObserver((records) => changes.push(...records));
  foreign.observe(root, { childList: true, characterDataOldValue: true, subtree: true });
  return { root, foreign, changes };
}
