/** The values of the contexts whose providers surround the present element. */
export type Contexts = Map<Context, unknown>;

/** The result of `createContext`. */
export interface Context {
  /** The value if there is no provider. */
  readonly _currentValue: unknown;
}

export const contextType = Symbol.for('react.context');

export function readContext(contexts: Contexts, context: Context): unknown {
  const value = contexts.get(context);
  return value !== undefined || contexts.has(context) ? value : context._currentValue;
}

/** Runs `work` with a value for a context, then restores the previous value. */
export function provide(contexts: Contexts, [context, value]: readonly [Context, unknown], work: () => void): void {
  const provided = contexts.has(context);
  const before = contexts.get(context);
  contexts.set(context, value);
  work();
  if (provided) contexts.set(context, before);
  else contexts.delete(context);
}
