/** Values by their names; of more than `most` those that were kept last. */
export class Recent<Value> {
  readonly #values = new Map<string, Value>();
  readonly #most: number;

  constructor(most: number) {
    this.#most = most;
  }

  get(name: string): Value | undefined {
    return this.#values.get(name);
  }

  keep(name: string, value: Value): void {
    this.#values.delete(name);
    this.#values.set(name, value);
    for (const oldest of this.#values.keys()) {
      if (this.#values.size <= this.#most) break;
      this.#values.delete(oldest);
    }
  }
}
