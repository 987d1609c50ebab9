/** The same function, which works out each result once. Results that are `undefined` are worked out again. */
export function memoize<Result>(compute: (key: string) => Result): (key: string) => Result {
  const results = new Map<string, Result>();
  return (key) => {
    let result = results.get(key);
    if (result === undefined) {
      result = compute(key);
      results.set(key, result);
    }
    return result;
  };
}
