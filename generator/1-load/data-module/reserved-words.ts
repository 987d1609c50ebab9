/** Words that a module cannot declare, and literals that look like names. */
const reserved = new Set(
  [
    'arguments await break case catch class const continue debugger default delete do else enum eval export extends false finally',
    'for function if implements import in instanceof interface let new null package private protected public return static super',
    'switch this throw true try typeof var void while with yield',
    'undefined NaN Infinity',
  ].flatMap((line) => line.split(' ')),
);

/** Whether a word is a name that a module may declare. */
export const isBindable = (word: string) => word !== '' && !reserved.has(word);
