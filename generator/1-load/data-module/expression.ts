import { isMoved } from './moved-names.ts';
import { isNumber, isString, nameOf, numberOf, refuse, type Tokens, textOf } from './tokens.ts';

/** Name → its imported or declared value. */
export type Scope = ReadonlyMap<string, unknown>;

const literals: Scope = new Map<string, unknown>([
  ['true', true],
  ['false', false],
  ['null', null],
  ['undefined', undefined],
]);

/** Evaluates literals, objects, lists, names of the scope, members and calls, also with `as` and `satisfies`. Refuses any other. */
export function evaluate(tokens: Tokens, scope: Scope): unknown {
  const value = withType(tokens, scope);
  while (tokens.takeTypeOperator()) {
    const type = nameOf(tokens.next());
    if (type !== 'const' && !/^[A-Z]/.test(type)) refuse();
  }
  return value;
}

/** Evaluates an expression up to the type that may follow. */
function withType(tokens: Tokens, scope: Scope): unknown {
  const token = tokens.next();
  if (isString(token)) return textOf(token);
  if (isNumber(token)) return numberOf(token);
  switch (token) {
    case '{':
      return object(tokens, scope);
    case '[':
      return list(tokens, scope, ']');
    case '-':
      return -numberOf(tokens.next());
    case '(': {
      const value = evaluate(tokens, scope);
      tokens.expect(')');
      return value;
    }
    default:
      return named(tokens, scope, token);
  }
}

/** A name, then members of it and calls: `at.text('home', 'hero')`. */
function named(tokens: Tokens, scope: Scope, name: string): unknown {
  if (literals.has(name)) return literals.get(name);
  if (!scope.has(name)) refuse();
  let owner: unknown;
  let value = scope.get(name);
  for (;;) {
    if (tokens.take('.')) {
      owner = value;
      value = member(value, nameOf(tokens.next()));
    } else if (tokens.take('(')) {
      if (typeof value !== 'function') return refuse();
      value = Reflect.apply(value, owner, list(tokens, scope, ')'));
      owner = undefined;
    } else return value;
  }
}

/** An own property of an object; nothing inherited, such as `'a'.length` or methods. */
function member(value: unknown, name: string): unknown {
  if (typeof value !== 'object' || value === null || !Object.hasOwn(value, name)) return refuse();
  return (value as Record<string, unknown>)[name];
}

/** Reads what is between brackets and separated by commas, after the opening bracket, up to the closing one. */
export function separated(tokens: Tokens, close: string, readOne: () => unknown): void {
  while (!tokens.take(close)) {
    readOne();
    if (tokens.take(',')) continue;
    tokens.expect(close);
    break;
  }
}

function object(tokens: Tokens, scope: Scope): Record<string, unknown> {
  const value: Record<string, unknown> = {};
  // A key may override one of a spread, but may be written only once.
  const keys = new Set<string>();
  let before: string | undefined;
  separated(tokens, '}', () => {
    if (tokens.take('...')) {
      const spread = evaluate(tokens, scope);
      if (typeof spread !== 'object' || spread === null) return refuse();
      Object.assign(value, spread);
      return;
    }
    const token = tokens.next();
    const key = isString(token) ? textOf(token) : isNumber(token) ? String(numberOf(token)) : nameOf(token);
    // The key `__proto__` would set the prototype, and an object lists some names in another order.
    if (key === '__proto__' || keys.has(key) || isMoved(key, before)) refuse();
    keys.add(key);
    before = key;
    if (tokens.take(':')) value[key] = evaluate(tokens, scope);
    else if (!isString(token) && scope.has(key)) value[key] = scope.get(key);
    else refuse();
  });
  return value;
}

/** Reads the values of an array or the arguments of a call, after the opening bracket. */
function list(tokens: Tokens, scope: Scope, close: string): unknown[] {
  const values: unknown[] = [];
  separated(tokens, close, () => {
    if (!tokens.take('...')) return values.push(evaluate(tokens, scope));
    const spread = evaluate(tokens, scope);
    if (!Array.isArray(spread)) return refuse();
    return values.push(...spread);
  });
  return values;
}
