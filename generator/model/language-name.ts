import { canonicalTag } from './language-tag.ts';
import { memoize } from './memoize.ts';

/** The English name of a language: `German`. A name that is not a language tag stays as it is. */
export const englishName = memoize((name): string => {
  const tag = canonicalTag(name);
  return (tag && new Intl.DisplayNames('en', { type: 'language' }).of(tag)) ?? name;
});

/** The name of a language in itself, as a list of languages shows it: `Deutsch`. Undefined if CLDR does not have it. */
export const nativeName = memoize((given): string | undefined => {
  const tag = canonicalTag(given) ?? [];
  const [known] = Intl.DisplayNames.supportedLocalesOf(tag);
  const name = known && new Intl.DisplayNames(known, { type: 'language', fallback: 'none' }).of(known);
  return name && `${name.charAt(0).toLocaleUpperCase(known)}${name.slice(1)}`;
});
