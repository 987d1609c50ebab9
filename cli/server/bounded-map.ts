/** A map of at most `max` values, or of values with a total size of at most `max`. Adding a value removes the oldest ones. */
export class BoundedMap<Value> {
  readonly #values = new Map<string, Value>();
  readonly #max: number;
  readonly #sizeOf: (value: Value) => number;
  #size = 0;

  constructor(max: number, sizeOf: (value: Value) => number = () => 1) {
    this.#max = max;
    this.#sizeOf = sizeOf;
  }

  get(name: string): Value | undefined {
    return this.#values.get(name);
  }

  set(name: string, value: Value): void {
    this.#remove(name);
    this.#values.set(name, value);
    this.#size += this.#sizeOf(value);
    for (const oldest of this.#values.keys()) {
      if (this.#size <= this.#max) break;
      this.#remove(oldest);
    }
  }

  #remove(name: string): void {
    const value = this.#values.get(name);
    if (value !== undefined) this.#size -= this.#sizeOf(value);
    this.#values.delete(name);
  }
}
