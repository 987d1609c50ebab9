/** Words that a module cannot declare, or that mean something else where a name may stand. */
const reserved = new Set(
  [
    'arguments as async await break case catch class const continue debugger declare default delete do else enum eval export extends',
    'false finally for from function get if implements import in instanceof interface let namespace new null of package private',
    'protected public return satisfies set static super switch this throw true try type typeof undefined using var void while with',
    'yield abstract module global NaN Infinity globalThis',
  ].flatMap((line) => line.split(' ')),
);

/** Whether a word is, beyond doubt, a name that a module may give to something. */
export const isBindable = (word: string) => word !== '' && !reserved.has(word);
