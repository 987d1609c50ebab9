export interface Reading {
  readonly file: string;
  readonly dataPath: readonly string[];
}
