/** Values with different keys, each numbered by its place in the list. */
export class NumberedList<Value, Key = string> {
  readonly values: Value[] = [];
  readonly #numbers = new Map<Key, number>();
  readonly #keyOf: (value: Value) => Key;

  constructor(keyOf: (value: Value) => Key) {
    this.#keyOf = keyOf;
  }

  /** Adds a value, or replaces the one with the same key. Returns its number. */
  put(value: Value): number {
    const key = this.#keyOf(value);
    const number = this.#numbers.get(key) ?? this.values.length;
    this.#numbers.set(key, number);
    this.values[number] = value;
    return number;
  }
}
