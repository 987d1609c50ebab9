import type { TagFault, TagRule } from '../tag-rule.ts';

const names = new Intl.DisplayNames('en', { type: 'language', fallback: 'none' });
const countries = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });

/**
 * WL5024: `lang` and `hreflang` are BCP 47 tags in the recommended case (RFC 5646, section 2.1.1). Links in the head have separate rules.
 */
export const languages: TagRule = ({ name, attributes }) => {
  const ofText = faultsOf('lang', attributes.get('lang'));
  const ofTarget = name === 'link' ? nothing : faultsOf('hreflang', attributes.get('hreflang'));
  return ofText.length + ofTarget.length > 0 ? [...ofText, ...ofTarget] : nothing;
};

const nothing: readonly TagFault[] = [];

function faultsOf(attribute: string, tag: string | undefined): readonly TagFault[] {
  if (tag === undefined) return nothing;
  const { what, hint } = checkTag(tag);
  if (!what) return nothing;
  return [{ code: 'WL5024', subject: `${attribute}=${tag}`, what: `has '${tag}' as its ${attribute}, ${what}`, hint, found: tag }];
}

interface Report {
  readonly what?: string;
  readonly hint: string;
}

const known = new Map<string, Report>();

/** Cached, because every page has the same few tags. */
function checkTag(tag: string): Report {
  let report = known.get(tag);
  if (!report) {
    report = evaluated(tag);
    known.set(tag, report);
  }
  return report;
}

function evaluated(tag: string): Report {
  const locale = localeOf(tag);
  if (!locale || names.of(locale.language) === undefined)
    return { what: 'which is no language', hint: 'Use a tag such as de or de-AT: language, then country.' };
  if (locale.region !== undefined && countries.of(locale.region) === undefined)
    return { what: 'which names no country', hint: 'Use the two letters of a country behind the hyphen.' };
  return locale.baseName === tag ? { hint: '' } : { what: `where '${locale.baseName}' is expected`, hint: 'Spell it like that.' };
}

function localeOf(tag: string): Intl.Locale | undefined {
  try {
    return new Intl.Locale(tag);
  } catch {
    return undefined;
  }
}
