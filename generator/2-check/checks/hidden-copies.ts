import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import type { Content, Page } from '../../model/content.ts';
import type { Gap } from '../../model/gap.ts';
import { copyFileOf } from '../../model/page-copies.ts';
import { gapLocalesOf, localesOf } from '../../model/page-locales.ts';
import type { TextCheck } from '../content-check.ts';

/**
 * Gaps that hide a copy. A fallback says that a locale has no copy in its language, which is untrue once there is one. To leave a
 * page out of a locale hides nothing as long as others show the copy; where nobody does, it was written in vain.
 */
export const hiddenCopies: TextCheck = { name: 'hidden-copies', runOn: ({ page }, content) => (page ? hiddenIn(page, content) : []) };

function hiddenIn(page: Page, content: Content): Diagnostic[] {
  const { value, file } = page.definition;
  const shown = languagesShown(page, content);
  return gapLocalesOf(content, page).flatMap(({ id: locale, country, language }): Diagnostic[] => {
    const gap = value.gaps?.[locale];
    const hides =
      gap && page.languages.includes(language) && (gap.gap === 'omit' ? !shown.has(language) : isAnother(gap, language, content));
    if (!hides) return [];
    const copy = copyFileOf(page, language);
    // A page of addresses alone shows a copy where it has one in its language.
    const lacksAddress = !value.path && !value.addresses?.some((one) => one.language === language && one.country === country);
    return [
      {
        code: 'WL2029',
        severity: 'error',
        file,
        dataPath: ['gaps', locale],
        message: `The page '${page.id}' ${instead(gap)} in ${locale}, although it has a copy in '${language}': the gap hides ${copy}.`,
        hint: `Take the gap out${lacksAddress ? ` and give the page an address there in '${language}'` : ''}, so that ${locale} shows the copy${shown.has(language) ? '' : `; or delete ${copy}, if no locale is to show it`}.`,
        related: [{ file: copy, message: 'The copy is here.' }],
        cause: `hidden ${copy}`,
        ...(!lacksAddress && { suggest: { title: `Take the gap for ${locale} out`, changes: [{ remove: true }] } }),
      },
    ];
  });
}

const instead = (gap: Gap) => (gap.gap === 'fallback' ? `shows '${gap.language}'` : 'is left out');

/** Whether a gap shows another language; one that is not listed is told as that. */
const isAnother = (gap: Gap, language: string, { languages }: Content) =>
  gap.gap === 'fallback' && gap.language !== language && Object.hasOwn(languages.value, gap.language);

/** The languages in which a locale, an address or a page that is worded by it shows the page, and that of its source. */
function languagesShown(page: Page, content: Content): ReadonlySet<string> {
  const { source, gaps = {}, addresses = [] } = page.definition.value;
  const heirs = [...content.pages.values()].filter(({ definition }) => definition.value.inherits === page.id);
  return new Set([
    source,
    ...addresses.map(({ language }) => language),
    ...localesOf(content, page).flatMap(({ id, language }) => (gaps[id] ? [] : [language])),
    ...Object.values(gaps).flatMap((gap) => (gap.gap === 'fallback' ? [gap.language] : [])),
    ...heirs.flatMap(({ languages }) => languages),
  ]);
}
