/* Reads declarations of a component's module by their form. JSX has no form that a scanner of tokens knows, so only parts are read. */

/** What a module imports under a local name. */
interface Imported {
  readonly specifier: string;
  readonly name: string;
}

/** Local name → what a module imports under it, of `import { A, type B as C } from '…'`. */
export function importsOf(text: string): ReadonlyMap<string, Imported> {
  const found = new Map<string, Imported>();
  for (const [, names = '', specifier = ''] of text.matchAll(/^import (?:type )?\{([^{}]*)\} from ['"]([^'"]+)['"]/gm))
    for (const [, name = '', local = name] of names.matchAll(/(?:^|,)\s*(?:type\s+)?([\w$]+)(?:\s+as\s+([\w$]+))?/g))
      found.set(local, { specifier, name });
  return found;
}

export const exportsType = (text: string, name: string): boolean => new RegExp(`^export (?:interface|type) ${name}\\b`, 'm').test(text);

/**
 * The name of the type of a component's props: `AboutProps` of `function AboutPage({ copy }: AboutProps)`, or of
 * `AboutProps & { children?: ReactNode }`; undefined for any other type.
 */
export function propsTypeOf(text: string, component: string): string | undefined {
  const declared = new RegExp(`^export (?:function ${component}\\s*|const ${component} = )\\(`, 'm').exec(text);
  if (!declared) return undefined;
  const parameter = firstParameter(text, declared.index + declared[0].length);
  return /:\s*([\w$]+)\s*(?:&|$)/.exec(parameter.slice(typeFrom(parameter)))?.[1];
}

/** The text of the first parameter, from the first character behind the opening parenthesis. */
function firstParameter(text: string, from: number): string {
  const end = atDepth(text, from, /[,)]/);
  return text.slice(from, end).trim();
}

/** Where the type of a parameter begins, with its colon: behind the pattern. */
const typeFrom = (parameter: string) => atDepth(parameter, 0, /:/);

/** The index of the first sign outside brackets and quotation marks that matches; the length of the text if there is none. */
function atDepth(text: string, from: number, sign: RegExp): number {
  let depth = 0;
  for (let at = from; at < text.length; at += 1) {
    const one = text[at] as string;
    if (depth === 0 && sign.test(one)) return at;
    if (/['"`]/.test(one)) at = text.indexOf(one, at + 1);
    else if (/[([{<]/.test(one)) depth += 1;
    else if (/[)\]}>]/.test(one)) depth -= 1;
    if (at < 0) break;
  }
  return text.length;
}
