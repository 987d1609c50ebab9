import { canonicalTag } from './language-tag.ts';
import { memoize } from './memoize.ts';

/** The English name of a language: `German`. A name that is not a language tag stays as it is. */
export const englishName = memoize((name): string => {
  const tag = canonicalTag(name);
  return (tag && new Intl.DisplayNames('en', { type: 'language' }).of(tag)) ?? name;
});
