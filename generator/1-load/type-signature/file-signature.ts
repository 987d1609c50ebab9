import { textShape } from './text-shape.ts';
import { type Token, tokensOf } from './tokens.ts';

/** The input of a content file to the compiler's types. */
interface FileSignature {
  /** Its tokens, with the shapes of texts instead of texts, and without the values of facts. */
  readonly signature: string;
  /** The same with all texts and values. */
  readonly whole: string;
  /** Specifiers of the modules of which the types may depend on more than the signature. */
  readonly reads: readonly string[];
  /** The module of the type that its texts must also satisfy. */
  readonly satisfies?: string | undefined;
}

/** The innermost open bracket: a call that takes texts or facts, a group of texts, the facts, one fact. */
type MemberPlace = 'texts()' | 'texts' | 'facts()' | 'facts' | 'fact()' | 'fact' | 'elsewhere';

const calls: Readonly<Record<string, MemberPlace>> = {
  translate: 'texts()',
  defineCopy: 'texts()',
  defineDictionary: 'texts()',
  defineBrand: 'texts()',
  defineClauses: 'texts()',
  defineFacts: 'facts()',
};
const factCalls: ReadonlySet<string> = new Set(['money', 'duration', 'percent', 'date', 'count', 'score']);
/** Members of facts with type `number` or `string`. */
const factValues: ReadonlySet<string> = new Set(['minor', 'amount', 'upTo', 'basisPoints', 'tenths', 'outOf', 'iso', 'source', 'asOf']);

/**
 * The signature of a content file. Texts and values are left out only in the forms that content has, `export default translate(source, { …
 * })` and similar calls of functions of `wortlaut`. Everything else, and every other file, is included completely.
 */
export function fileSignature(text: string): FileSignature {
  const tokens = text.includes('@ts-') || text.includes('///') ? undefined : tokensOf(text);
  const read = tokens && new Reader(tokens, ofWortlaut(text)).read();
  // A file that cannot be tokenized mentions its modules in quoted words.
  return (
    read ?? { signature: text, whole: text, reads: [...text.matchAll(/['"`](\.[^'"`\n]*)['"`]/g)].map(([, specifier = '']) => specifier) }
  );
}

/** The functions that a module imports from `wortlaut` under their own names. */
function ofWortlaut(text: string): ReadonlySet<string> {
  const names = /^import \{([^{}]*)\} from 'wortlaut';/m.exec(text)?.[1] ?? '';
  return new Set(names.split(',').map((name) => name.trim()));
}

class Reader {
  readonly #tokens: readonly Token[];
  readonly #known: ReadonlySet<string>;
  readonly #places: MemberPlace[] = [];
  readonly #imports: ReadonlyMap<string, string>;
  /** Name of an imported type, if it is the module's only import → that module. */
  readonly #types: ReadonlyMap<string, string>;
  readonly #reads = new Set<string>();
  #satisfies: string | undefined;

  constructor(tokens: readonly Token[], known: ReadonlySet<string>) {
    this.#tokens = tokens;
    this.#known = known;
    this.#imports = new Map(tokens.flatMap((_, index) => this.#importAt(index) ?? []));
    this.#types = new Map(tokens.flatMap((_, index) => this.#typeImportAt(index) ?? []));
  }

  /** Undefined if an omitted value is part of a larger expression. */
  read(): FileSignature | undefined {
    let [signature, whole] = ['', ''];
    for (const [index, { gap, text }] of this.#tokens.entries()) {
      const shape = this.#shapeAt(index);
      const space = spaceOf(gap);
      whole += space + text;
      // A longer text begins on its own line.
      signature += shape === undefined ? space + text : ` ${shape}`;
      this.#noteUse(index);
      if (/^[{([]$/.test(text)) this.#places.push(this.#placeBehind(index));
      else if (/^[})\]]$/.test(text) && !this.#isEnd(this.#places.pop() ?? 'elsewhere', index + 1)) return undefined;
    }
    return { signature, whole, reads: [...this.#reads], satisfies: this.#satisfies };
  }

  /** Whether the value of a place ends with it. */
  #isEnd(place: MemberPlace, next: number): boolean {
    if (place === 'texts' && this.#places.at(-1) === 'texts()' && this.#text(next) === 'as') {
      const [operators, type, end] = [[0, 1, 2].map((at) => this.#text(next + at)).join(' '), this.#text(next + 3), this.#text(next + 4)];
      this.#satisfies = this.#types.get(type);
      return operators === 'as const satisfies' && this.#satisfies !== undefined && end === ')';
    }
    return ends[place].test(this.#text(next));
  }

  #text(index: number): string {
    return this.#tokens[index]?.text ?? '';
  }

  /** The shape that replaces a text or the value of a fact; undefined for any other token. */
  #shapeAt(index: number): string | undefined {
    const place = this.#places.at(-1);
    if ((place !== 'texts' && place !== 'fact') || !this.#isValue(index) || !/^[,}]$/.test(this.#text(index + 1))) return undefined;
    const text = this.#text(index);
    const isString = /^['"]/.test(text);
    if (place === 'texts') return isString ? `'${textShape(text.slice(1, -1))}'` : undefined;
    if (!factValues.has(this.#text(index - 2))) return undefined;
    if (isString) return "''";
    return /^(?:0|[1-9]\d{0,14})$/.test(text) ? '0' : undefined;
  }

  /** Whether a token follows the name and colon of a member. */
  #isValue(index: number): boolean {
    return this.#text(index - 1) === ':' && /^['"\w$\p{L}]/u.test(this.#text(index - 2)) && /^[{,]$/.test(this.#text(index - 3));
  }

  #placeBehind(index: number): MemberPlace {
    const [before, bracket] = [this.#text(index - 1), this.#text(index)];
    const place = this.#places.at(-1);
    const isKnown = bracket === '(' && this.#known.has(before);
    if (isKnown && !place && this.#text(index - 2) === 'default' && this.#text(index - 3) === 'export') return calls[before] ?? 'elsewhere';
    if (isKnown && place === 'facts' && this.#isValue(index - 1) && factCalls.has(before)) return 'fact()';
    if (bracket !== '{') return 'elsewhere';
    if (place === 'texts()' && /^[(,]$/.test(before)) return 'texts';
    if (place === 'texts' && this.#isValue(index)) return 'texts';
    if (place === 'facts()' && before === '(') return 'facts';
    return place === 'fact()' && before === '(' ? 'fact' : 'elsewhere';
  }

  /** The name and module of the default import to which a specifier token belongs. */
  #importAt(index: number): [[name: string, specifier: string]] | undefined {
    const isImport = this.#text(index - 3) === 'import' || (this.#text(index - 3) === 'type' && this.#text(index - 4) === 'import');
    if (!isImport || this.#text(index - 1) !== 'from' || !isPath(this.#text(index))) return undefined;
    return [[this.#text(index - 2), this.#text(index).slice(1, -1)]];
  }

  /** The name and module of `import type { Name } from 'module'`. */
  #typeImportAt(index: number): [[name: string, specifier: string]] | undefined {
    const before = [6, 5, 4, 2, 1].map((distance) => this.#text(index - distance)).join(' ');
    if (before !== 'import type { } from' || !isPath(this.#text(index))) return undefined;
    return [[this.#text(index - 3), this.#text(index).slice(1, -1)]];
  }

  /** Records a module that is used otherwise than as the source of a translation or as a text among texts. */
  #noteUse(index: number): void {
    const text = this.#text(index);
    if (isPath(text) && !this.#importAt(index)) this.#reads.add(text.slice(1, -1));
    const specifier = this.#imports.get(text);
    if (specifier !== undefined && !this.#isName(index) && !this.#isHarmless(index)) this.#reads.add(specifier);
  }

  /** Whether a word is the name of a member or of an import, and not a use of it. */
  #isName(index: number): boolean {
    const [before, after] = [this.#text(index - 1), this.#text(index + 1)];
    if (before === '.') return this.#text(index - 2) !== '.';
    return after === 'from' || (after === ':' && /^[{,;]$/.test(before));
  }

  #isHarmless(index: number): boolean {
    const place = this.#places.at(-1);
    const before = this.#text(index - 1);
    if (place === 'texts()') return before === '(' && this.#text(index + 1) === ',';
    if (place !== 'texts') return false;
    let end = index + 1;
    while (this.#text(end) === '.') end += 2;
    return (before === '.' || this.#isValue(index)) && /^[,}]$/.test(this.#text(end));
  }
}

/** What may follow the end of a place. */
const ends: Readonly<Record<MemberPlace, RegExp>> = {
  'texts()': /^;?$/,
  'facts()': /^;?$/,
  'fact()': /^[,}]$/,
  texts: /^[,})]$/,
  facts: /^[,)]$/,
  fact: /^[,)]$/,
  elsewhere: /^/,
};

/** Of white space and comments, only line ends can have a meaning. */
const spaceOf = (gap: string) => (/[\n\r\u2028\u2029]/.test(gap) ? '\n' : gap && ' ');

const isPath = (token: string) => /^['"]\./.test(token);
