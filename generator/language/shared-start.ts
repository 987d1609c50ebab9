/** The number of characters with which two words both begin. */
export function sharedStart(one: string, other: string): number {
  let length = 0;
  while (length < one.length && one[length] === other[length]) length++;
  return length;
}

/** Whether a word is a name with another ending: Monaten is Monat, Monatskarten is not. Scripts without spaces have no end of a word. */
export const isFormOf = (word: string, name: string): boolean =>
  word.startsWith(name) && (word.length < name.length + 4 || !/^[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}]/u.test(word));
