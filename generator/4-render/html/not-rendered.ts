/**
 * Thrown for what this renderer does not know: nothing is guessed. react-dom/server can render such a page, or says what is wrong
 * with it.
 */
export class NotRendered extends Error {
  override readonly name = 'NotRendered';

  constructor(what: string) {
    super(`${what}: only react-dom/server renders that`);
  }
}
