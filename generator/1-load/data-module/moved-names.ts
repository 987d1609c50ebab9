/** Whether a name is an array index (ECMAScript, 6.1.7), which objects list before all other names and by size. */
const isIndex = (name: string) => /^(?:0|[1-9]\d{0,9})$/.test(name) && Number(name) < 2 ** 32 - 1;

/** Whether an object lists a name before the one that is written before it. */
export const isMoved = (name: string, before: string | undefined): boolean =>
  before !== undefined && isIndex(name) && !(isIndex(before) && Number(before) < Number(name));
