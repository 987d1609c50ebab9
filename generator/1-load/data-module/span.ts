import type { Span } from '../positions/part-of-text.ts';
import {
  closeBrace,
  closeBracket,
  closeParenthesis,
  colon,
  comma,
  dot,
  doubleQuote,
  equals,
  isDigit,
  minus,
  openBrace,
  openBracket,
  openParenthesis,
  semicolon,
  singleQuote,
} from './characters.ts';
import { readImports } from './data-module.ts';
import { withoutType } from './expression.ts';
import { notSimple, Scanner } from './scanner.ts';

/** A value as a module writes it. */
interface ValueSpan {
  readonly span: Span;
  readonly isString?: true;
  /** The members of an object or list, or of the last one among the arguments of a call. */
  readonly members?: ReadonlyMap<string, Member>;
  /** The value, or some of its members, are written elsewhere. */
  readonly isOpen?: true;
  /** The name that is all of the value. */
  readonly reference?: string;
}

type Members = Required<Pick<ValueSpan, 'members'>> & Pick<ValueSpan, 'isOpen'>;

interface Member {
  /** Absent in a list. */
  readonly name?: Span;
  readonly value: ValueSpan;
}

/** A value that a module writes as a literal, or imports as the default export of another one. */
type SourceOfValue = FoundLiteral | FoundImport;

interface FoundLiteral {
  readonly span: Span;
  readonly isString: boolean;
  readonly isGroup: boolean;
}

interface FoundImport {
  /** The specifier of the import, and the data path in that module. */
  readonly from: string;
  readonly path: readonly string[];
  /** Its name in a group of this module, if it is the whole import. */
  readonly name: Span | undefined;
}

/** Finds values in the default export of a module by their data paths. */
export type SpanFinder = (path: readonly string[]) => SourceOfValue | undefined;

/**
 * Reads where a module writes its values. The finder returns the characters to underline: of a group its name, or its first character
 * where it has none. Undefined if the module is not plain data, or if the value is neither written in it as a literal nor imported.
 */
export function readSpans(text: string): SpanFinder {
  const module = exportedBy(text);
  return (path) => module && spanAt(module, path);
}

interface Exported {
  readonly root: Member;
  /** The name of each default import → its specifier. */
  readonly imports: ReadonlyMap<string, string>;
}

function spanAt({ root, imports }: Exported, path: readonly string[]): SourceOfValue | undefined {
  let member: Member | undefined = root;
  for (const [index, key] of path.entries()) {
    const from: string | undefined = imports.get(member.value.reference ?? '');
    if (from !== undefined) return { from, path: path.slice(index), name: undefined };
    member = member.value.isOpen ? undefined : member.value.members?.get(key);
    if (!member) return undefined;
  }
  const { span, members, isString = false, isOpen, reference = '' } = member.value;
  if (members) return { span: member.name ?? [span[0], span[0] + 1], isString, isGroup: true };
  const from = imports.get(reference);
  if (from !== undefined) return { from, path: [], name: member.name };
  return isOpen ? undefined : { span, isString, isGroup: false };
}

function exportedBy(text: string): Exported | undefined {
  try {
    const scanner = new Scanner(text);
    const imports = new Map(
      readImports(scanner).flatMap(({ specifier, names }) =>
        names.flatMap(([local, exported]) => (exported === 'default' ? [[local, specifier] as const] : [])),
      ),
    );
    while (!Number.isNaN(scanner.peek())) {
      if (scanner.takeWord('export') && scanner.takeWord('default')) return { root: { value: written(scanner) }, imports };
      if (!scanner.takeWord('const')) return undefined;
      // The names that elements of a list get are written like a list.
      if (scanner.take(openBracket)) list(scanner, closeBracket);
      else scanner.word();
      scanner.expect(equals);
      written(scanner);
      scanner.expect(semicolon);
    }
  } catch {
    // The module is not plain data.
  }
  return undefined;
}

/** Reads the expressions that `evaluate` evaluates. */
function written(scanner: Scanner): ValueSpan {
  return withoutType(scanner, unwrapped(scanner));
}

function unwrapped(scanner: Scanner): ValueSpan {
  const code = scanner.peek();
  const from = scanner.at;
  const to = (rest: Omit<ValueSpan, 'span'> = {}): ValueSpan => ({ ...rest, span: [from, scanner.at] });
  if (code === singleQuote || code === doubleQuote) {
    scanner.string();
    return to({ isString: true });
  }
  if (scanner.take(openBrace)) return to(object(scanner));
  if (scanner.take(openBracket)) return to(list(scanner, closeBracket));
  if (scanner.take(openParenthesis)) {
    const value = written(scanner);
    scanner.expect(closeParenthesis);
    return value;
  }
  if (scanner.take(minus) || isDigit(code)) {
    scanner.peek();
    scanner.number();
    return to();
  }
  return named(scanner, from);
}

/** A literal such as `true`, a name, or a call; members of names and of results are written elsewhere. */
function named(scanner: Scanner, from: number): ValueSpan {
  const word = scanner.word();
  const isLiteral = ['true', 'false', 'null'].includes(word);
  let called: ValueSpan | undefined;
  let isMapped = false;
  let to = scanner.at;
  for (;;) {
    if (scanner.take(dot)) {
      isMapped ||= scanner.word() === 'map' || called !== undefined;
      called = undefined;
    } else if (scanner.take(openParenthesis)) {
      if (called) isMapped = true;
      called = ofCall(list(scanner, closeParenthesis));
    } else break;
    to = scanner.at;
  }
  const span = [from, to] as const;
  if (isMapped || (!called && !isLiteral)) return { span, isOpen: true, ...(to - from === word.length && { reference: word }) };
  return called?.members ? called : { ...called, span };
}

/** The last group among the arguments of a call, which content functions take for its value. */
function ofCall({ members, isOpen }: Members): ValueSpan {
  const nothing: ValueSpan = { span: [0, 0], ...(isOpen && { isOpen }) };
  if (isOpen) return nothing;
  return [...members.values()].map(({ value }) => value).findLast((value) => value.members || value.isOpen) ?? nothing;
}

function object(scanner: Scanner): Members {
  const members = new Map<string, Member>();
  let isOpen: true | undefined;
  while (!scanner.take(closeBrace)) {
    if (scanner.takeDots()) {
      written(scanner);
      isOpen = true;
    } else {
      const code = scanner.peek();
      const from = scanner.at;
      const quoted = code === singleQuote || code === doubleQuote;
      const key = quoted ? scanner.string() : isDigit(code) ? String(scanner.number()) : scanner.word();
      if (key === '' && !quoted) throw notSimple;
      const name = [from, scanner.at] as const;
      members.set(key, { name, value: scanner.take(colon) ? written(scanner) : { span: name, isOpen: true, reference: key } });
    }
    if (!scanner.take(comma)) {
      scanner.expect(closeBrace);
      break;
    }
  }
  return { members, ...(isOpen && { isOpen }) };
}

/** Reads the elements of a list or the arguments of a call, after the opening bracket. */
function list(scanner: Scanner, close: number): Members {
  const members = new Map<string, Member>();
  let isOpen: true | undefined;
  while (!scanner.take(close)) {
    if (scanner.takeDots()) isOpen = true;
    members.set(String(members.size), { value: written(scanner) });
    if (!scanner.take(comma)) {
      scanner.expect(close);
      break;
    }
  }
  return { members, ...(isOpen && { isOpen }) };
}
