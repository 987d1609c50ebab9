import { type Diagnostic, finding } from '../../diagnostics/diagnostic.ts';
import type { Page, PageBatch, SharedContent } from '../../model/content.ts';
import { copyFileOf } from '../../model/page-copies.ts';
import { gapLocalesOf, localesOf } from '../../model/page-locales.ts';
import { hidden, unseen } from '../causes.ts';
import type { TextCheck } from '../content-check.ts';

/** Gaps that hide a copy: a fallback in spite of a copy in that language, or omissions in all locales of a copy. */
export const hiddenCopies: TextCheck = {
  runOn: ({ page, batch }, shared) => (page ? hiddenIn(page, batch, shared) : []),
};

function hiddenIn(page: Page, batch: PageBatch, { locales, languages }: SharedContent): Diagnostic[] {
  const { value, file } = page.definition;
  const shown = languagesShown(page, { locales, pages: batch });
  return gapLocalesOf({ locales, pages: batch }, page).flatMap(({ id: locale, country, language }) => {
    const gap = value.gaps?.[locale];
    if (!gap || !page.languages.includes(language)) return [];
    // Unlisted languages are reported separately.
    const showsAnother = gap.gap === 'fallback' && gap.language !== language && Object.hasOwn(languages.value, gap.language);
    if (gap.gap === 'omit' ? shown.has(language) : !showsAnother) return [];
    const copy = copyFileOf(page, language);
    // A page without a pattern only shows a copy if it has an address in that language.
    const lacksAddress = !value.path && !value.addresses?.some((one) => one.language === language && one.country === country);
    const instead = gap.gap === 'fallback' ? `shows '${gap.language}'` : 'is left out';
    const addition = lacksAddress ? ` and give the page an address there in '${language}'` : '';
    const isShown = shown.has(language);
    const alternative = isShown ? '' : `; or delete ${copy}, if no locale should show it`;
    const fix = !lacksAddress && { suggestionIntent: { title: `Remove the gap for ${locale}`, changes: [{ remove: true as const }] } };
    const related = [{ file: copy, message: 'The copy is here.' }];
    return finding('WL2029', { file, dataPath: ['gaps', locale], related, cause: `${isShown ? hidden : unseen} ${copy}`, ...fix }, [
      `The page '${page.id}' ${instead} in ${locale}, although it has a copy in '${language}': the gap hides ${copy}.`,
      `${isShown ? 'Remove' : 'Complete the copy if it is not, and remove'} the gap${addition}, so that ${locale} shows the copy${alternative}.`,
    ]);
  });
}

/** The languages in which a page is shown: by a locale, an address or a page that inherits its texts, and that of its source. */
function languagesShown(page: Page, content: Pick<SharedContent, 'locales' | 'pages'>): ReadonlySet<string> {
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
