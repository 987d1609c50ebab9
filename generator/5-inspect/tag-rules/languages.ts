import { memoize } from '../../model/memoize.ts';
import type { TagRule } from '../page-rule.ts';

const names = new Intl.DisplayNames('en', { type: 'language', fallback: 'none' });
const countries = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });

/**
 * WL5024: `lang` and `hreflang` are BCP 47 tags in the recommended case (RFC 5646, section 2.1.1). Links in the head have separate rules.
 */
export const languages: TagRule = {
  code: 'WL5024',
  *faultsOf({ name, attributes }) {
    for (const attribute of name === 'link' ? ['lang'] : ['lang', 'hreflang']) {
      const tag = attributes.get(attribute);
      if (tag === undefined) continue;
      const [fault, hint = ''] = faultOf(tag);
      if (fault) yield { what: `has '${tag}' as its ${attribute}, ${fault}`, hint, subject: `${attribute}=${tag}`, found: tag };
    }
  },
};

/** Cached, because every page has the same few tags. */
const faultOf = memoize((tag): readonly [fault?: string, hint?: string] => {
  const locale = localeOf(tag);
  if (!locale || names.of(locale.language) === undefined)
    return ['which is not a language tag', 'Use a tag such as de or de-AT: language, then country.'];
  if (locale.region !== undefined && countries.of(locale.region) === undefined)
    return ['whose country does not exist', 'Use the two letters of a country after the hyphen.'];
  return locale.baseName === tag ? [] : [`but '${locale.baseName}' is expected`, 'Write it in that form.'];
});

function localeOf(tag: string): Intl.Locale | undefined {
  try {
    return new Intl.Locale(tag);
  } catch {
    return undefined;
  }
}
