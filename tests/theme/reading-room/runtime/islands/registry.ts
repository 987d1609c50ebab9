import { BookFinder } from './book-finder.tsx';

/** Every island, under the name of its file. */
export const islands = { 'book-finder': BookFinder } as const;
