/** Thrown for elements that this renderer does not support. react-dom/server renders such a page, or reports what is wrong with it. */
export class NotRendered extends Error {
  override readonly name = 'NotRendered';

  constructor(what: string) {
    super(`${what}: only react-dom/server renders that`);
  }
}
