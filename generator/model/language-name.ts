import { memoize } from './memoize.ts';

/** The English name of a language: `German`. */
export const englishName = memoize((tag): string => new Intl.DisplayNames('en', { type: 'language' }).of(tag) ?? tag);
