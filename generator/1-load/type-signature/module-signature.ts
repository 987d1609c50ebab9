import { textShape } from './text-shape.ts';

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
