/**
 * The parts of a text on which the compiler's types depend, given as written between its quotation marks: whether it is empty, its braces with
 * everything in them, and the order of its asterisks. Two texts of one shape are the same to every type of `model/text.ts`; a text that may
 * be an exception is its own shape. These types find braces and links by their characters alone. An apostrophe may quote a brace, a
 * backslash escapes another character, and the target of a link is part of its words.
 */
export function textShape(text: string): string {
  const hasBrace = text.includes('{') || text.includes('}');
  if (text.includes('\\') || text.includes('](') || (hasBrace && text.includes("'"))) return text;
  return outsideBraces(text) || (text && 'w');
}

function outsideBraces(text: string): string {
  let shape = '';
  let depth = 0;
  for (const piece of text.split(/([{}])/)) {
    if (piece === '{') depth += 1;
    shape += depth > 0 || piece === '}' ? piece : asterisksOf(piece);
    if (piece === '}' && depth > 0) depth -= 1;
  }
  return shape;
}

const asterisksOf = (words: string) => (words.includes('*') ? words.replace(/[^*]+/g, 'w') : '');
