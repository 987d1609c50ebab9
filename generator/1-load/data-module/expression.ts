import {
  closeBrace,
  closeBracket,
  closeParenthesis,
  colon,
  comma,
  dot,
  doubleQuote,
  isDigit,
  minus,
  openBrace,
  openBracket,
  openParenthesis,
  singleQuote,
} from './characters.ts';
import { notSimple, type Scanner } from './scanner.ts';

/** Name → its imported or declared value. */
export type Scope = ReadonlyMap<string, unknown>;

const literals: Scope = new Map<string, unknown>([
  ['true', true],
  ['false', false],
  ['null', null],
  ['undefined', undefined],
]);

/**
 * Evaluates an expression: literals, objects, lists, names of the scope, their members and calls of functions of the scope, each optionally
 * with `as const`, `as T` or `satisfies T`. Throws `notSimple` for any other.
 */
export function evaluate(scanner: Scanner, scope: Scope): unknown {
  const code = scanner.peek();
  if (code === singleQuote || code === doubleQuote) return withoutType(scanner, scanner.string());
  if (scanner.take(openBrace)) return withoutType(scanner, object(scanner, scope));
  if (scanner.take(openBracket)) return withoutType(scanner, list(scanner, scope, closeBracket));
  if (isDigit(code)) return withoutType(scanner, scanner.number());
  if (scanner.take(minus)) {
    if (!isDigit(scanner.peek())) throw notSimple;
    return withoutType(scanner, -scanner.number());
  }
  if (scanner.take(openParenthesis)) {
    const value = evaluate(scanner, scope);
    scanner.expect(closeParenthesis);
    return withoutType(scanner, value);
  }
  return withoutType(scanner, named(scanner, scope));
}

/** A name, then members of it and calls: `at.text('home', 'hero')`. */
function named(scanner: Scanner, scope: Scope): unknown {
  const name = scanner.word();
  if (literals.has(name)) return literals.get(name);
  if (!scope.has(name)) throw notSimple;
  let owner: unknown;
  let value = scope.get(name);
  for (;;) {
    if (scanner.take(dot)) {
      owner = value;
      value = member(value, scanner.word());
    } else if (scanner.take(openParenthesis)) {
      if (typeof value !== 'function') throw notSimple;
      value = Reflect.apply(value, owner, list(scanner, scope, closeParenthesis));
      owner = undefined;
    } else return value;
  }
}

/** An own property of an object; nothing inherited, such as `'a'.length` or methods. */
function member(value: unknown, name: string): unknown {
  if (typeof value !== 'object' || value === null || !Object.hasOwn(value, name)) throw notSimple;
  return (value as Record<string, unknown>)[name];
}

/** Skips a type after a value. On the next line these words would begin something else. */
export function withoutType<Value>(scanner: Scanner, value: Value): Value {
  while (scanner.takeTypeOperator()) {
    const type = scanner.word();
    if (type !== 'const' && !/^[A-Z]/.test(type)) throw notSimple;
  }
  return value;
}

/** Reads the members of an object, after the opening brace, up to the closing one. */
function object(scanner: Scanner, scope: Scope): Record<string, unknown> {
  const value: Record<string, unknown> = {};
  // A key may override one of a spread, but may be written only once.
  const written = new Set<string>();
  while (!scanner.take(closeBrace)) {
    if (scanner.takeDots()) Object.assign(value, spreadable(evaluate(scanner, scope)));
    else {
      const key = property(scanner, scope, value);
      if (written.has(key)) throw notSimple;
      written.add(key);
    }
    if (!scanner.take(comma)) {
      scanner.expect(closeBrace);
      break;
    }
  }
  return value;
}

/** Reads a member into an object and returns its name. */
function property(scanner: Scanner, scope: Scope, into: Record<string, unknown>): string {
  const code = scanner.peek();
  const quoted = code === singleQuote || code === doubleQuote;
  const key = quoted ? scanner.string() : isDigit(code) ? String(scanner.number()) : scanner.word();
  // This key would set the prototype.
  if (key === '__proto__' || (key === '' && !quoted)) throw notSimple;
  if (scanner.take(colon)) into[key] = evaluate(scanner, scope);
  else if (!quoted && scope.has(key)) into[key] = scope.get(key);
  else throw notSimple;
  return key;
}

function spreadable(value: unknown): object {
  if (typeof value !== 'object' || value === null) throw notSimple;
  return value;
}

/** Reads the values of an array or the arguments of a call, after the opening bracket, up to the closing one. */
function list(scanner: Scanner, scope: Scope, close: number): unknown[] {
  const values: unknown[] = [];
  while (!scanner.take(close)) {
    if (scanner.takeDots()) {
      const spread = evaluate(scanner, scope);
      if (!Array.isArray(spread)) throw notSimple;
      values.push(...spread);
    } else values.push(evaluate(scanner, scope));
    if (!scanner.take(comma)) {
      scanner.expect(close);
      break;
    }
  }
  return values;
}
