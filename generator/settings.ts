import { fileURLToPath } from 'node:url';

/** The folder of Wortlaut itself: its runtime is part of every site. */
export const project = fileURLToPath(new URL('..', import.meta.url)).replace(/\/$/, '');

/** What every command is told. */
export interface Settings {
  /** The content folder. */
  readonly content: string;
  readonly origin?: string | undefined;
  /** Placeholders refuse instead of warning. */
  readonly production?: boolean | undefined;
}
