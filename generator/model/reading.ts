/** Something that a page read: a text, a fact or the address of another page. */
export interface Reading {
  readonly kind: 'text' | 'fact' | 'address';
  readonly file: string;
  readonly dataPath: readonly string[];
  readonly language?: string;
}
