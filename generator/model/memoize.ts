/** Caches the results of a function. `undefined` is not cached. A `WeakMap` of results lets objects go that are used as keys. */
export function memoize<Result, Key = string>(
  compute: (key: Key) => Result,
  results: { get(key: Key): Result | undefined; set(key: Key, result: Result): unknown } = new Map<Key, Result>(),
): (key: Key) => Result {
  return (key) => {
    let result = results.get(key);
    if (result === undefined) {
      result = compute(key);
      results.set(key, result);
    }
    return result;
  };
}

/** Computes a value at the first call. `undefined` is not cached. */
export function lazy<Value>(compute: () => Value): () => Value {
  const value = memoize(compute);
  return () => value('');
}
