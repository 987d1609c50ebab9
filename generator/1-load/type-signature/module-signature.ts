const string = String.raw`'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"`;
const strings = new RegExp(string, 'g');
const stringsAndGaps = new RegExp(String.raw`(${string})|(?:\s|//.*(?:\n|$)|/\*(?:[^*]|\*(?!/))*\*/)+`, 'g');
/** The values of members, and all other strings. */
const members = new RegExp(String.raw`((\w+):\s?)(${string}|(?:0|[1-9]\d{0,14})(?![\w.]))(?=\s?[,}])|${string}`, 'g');

/** Members of facts with the type `number` or `string`. */
const factValues = ['minor', 'amount', 'upTo', 'basisPoints', 'tenths', 'outOf', 'iso', 'source', 'asOf', 'norm', 'says'];
const calls = [
  'translate defineCopy defineDictionary defineBrand defineClauses defineFacts defineLaw omit',
  'money duration percent date count score hours capability scheme rule',
].flatMap((line) => line.split(' '));

/** Imports, constants, and one definition: an object of literals, names, members of these, and calls. */
const definition = new RegExp(
  [
    String.raw`^\s?(?:import [^;=()]*;\s?)*(?:const \w+ = (?:\{[^;=()]*\} as const|'');\s?)*export default `,
    String.raw`(?:(?<name>\w+)\(\s?(?:(?:\w+|''),\s?)?\{(?:(?!\b(?:as|satisfies|typeof)\b)[\w$\s:,.'()[\]{}-])*\}(?: as const satisfies (?<type>\w+))?,?\s?\));\s?$`,
  ].join(''),
);

interface ModuleSignature {
  /** The module with the shapes of texts instead of texts, and without comments and the values of facts. */
  readonly signature: string;
  /** The module of the type that its texts must also satisfy. */
  readonly satisfies?: string | undefined;
}

/** The part of a definition of texts or facts that the compiler's types depend on. Undefined for any other module or form. */
export function moduleSignature(text: string): ModuleSignature | undefined {
  // Comments may be instructions for the compiler.
  if (text.includes('@ts-') || text.includes('///')) return undefined;
  const bare = text.replace(stringsAndGaps, (gap, literal?: string) => literal ?? (/[\n\r\u2028\u2029]/.test(gap) ? '\n' : ' '));
  const code = bare.replace(strings, "''");
  const { name, type } = definition.exec(code)?.groups ?? {};
  const imported = /\bimport \{([^}]*)\} from ['"]wortlaut['"];/.exec(bare)?.[1]?.split(/[\s,]+/) ?? [];
  const called = [...code.matchAll(/([\w$]+)\s?\(/g)].map(([, one = '']) => one);
  if (!name || !called.every((one) => imported.includes(one) && calls.includes(one))) return undefined;
  const isFacts = name === 'defineFacts' || name === 'defineLaw';
  // Values of facts and computed keys keep the words of an imported text as their types.
  if (isFacts ? /\bfrom ['"]\./.test(bare) : code.includes('[')) return undefined;
  const satisfies = type && new RegExp(String.raw`import type \{ ${type} \} from ['"](.+)['"];`).exec(bare)?.[1];
  if (type && !satisfies) return undefined;
  const start = bare.indexOf('export default');
  const signature = bare.slice(start).replace(members, (whole, member?: string, key = '', value = '') => {
    if (member === undefined) return whole;
    const isText = /^['"]/.test(value);
    if (!isFacts) return isText ? `${member.trimEnd()}'${textShape(value.slice(1, -1))}'` : whole;
    return factValues.includes(key) ? `${member}${isText ? "''" : 0}` : whole;
  });
  return { signature: bare.slice(0, start) + signature, satisfies };
}

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
