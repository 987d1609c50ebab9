/** A property that a browser would not receive as the template gives it. Only React calls islands, so that no line of the theme is in its stack. */
export class PropError extends Error {
  override readonly name = 'PropError';
}

/** The properties of an island or an enhancement as JSON. Throws for a value that JSON leaves out, changes or cannot write. */
export function serializeProps(of: string, props: object): string {
  const around: unknown[] = [];
  return JSON.stringify(props, function (this: Readonly<Record<string, unknown>>, key: string, value: unknown) {
    around.splice(around.indexOf(this) + 1);
    const isList = Array.isArray(this) && value === undefined;
    const kind = isList ? 'undefined' : around.includes(value) ? 'a group that contains itself' : (kindOf(this[key]) ?? kindOf(value));
    around.push(value);
    if (kind === undefined) return value;
    throw new PropError(`'${of}' is given ${kind} as '${key}', but its properties travel as JSON: texts, numbers, lists and groups`);
  });
}

/** The kind of a value that is not data; undefined for data, which includes texts that write themselves as JSON. */
function kindOf(value: unknown): string | undefined {
  if (typeof value === 'function') return 'message' in value ? 'a text with arguments, not its message,' : 'a function';
  if (typeof value === 'symbol' || typeof value === 'bigint') return `a ${typeof value}`;
  if (typeof value === 'number') return Number.isFinite(value) ? undefined : `${value}`;
  if (typeof value !== 'object' || value === null) return undefined;
  if ('$$typeof' in value) return 'a React element';
  if (Object.hasOwn(value, 'toJSON')) return 'a group with a function toJSON';
  return isPlain(value) ? undefined : `an object of the class ${value.constructor.name}`;
}

/** Whether an object is a list or a group, of any realm. */
function isPlain(value: object): boolean {
  const prototype: object | null = Object.getPrototypeOf(value);
  return Array.isArray(value) || prototype === null || Object.getPrototypeOf(prototype) === null;
}
