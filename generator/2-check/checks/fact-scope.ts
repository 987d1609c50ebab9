import { type Diagnostic, finding } from '../../diagnostics/diagnostic.ts';
import type { Page, SharedContent } from '../../model/content.ts';
import { outlineOf } from '../../model/contract-documents.ts';
import { localesOf } from '../../model/page-locales.ts';
import { tokensIn } from '../../model/text-tokens.ts';
import type { TextCheck } from '../content-check.ts';
import type { TextFile } from '../text-sets.ts';

/** A fact that holds only in some countries is only used on pages of these countries. Contracts have their own check. */
export const factScope: TextCheck = {
  name: 'fact-scope',
  runOn: ({ page, files, batch }, { facts, locales }) =>
    page && !outlineOf(page)
      ? files.flatMap((file) => textsOf(file, page).flatMap((text) => factsOutOfScope({ facts, locales, pages: batch }, text).slice(0, 1)))
      : [],
};

function textsOf({ language, file, marked }: TextFile, page: Page): ShownText[] {
  return marked.flatMap(({ path, value: text }) => (typeof text === 'string' ? [{ page, language, text, file, dataPath: path }] : []));
}

/** A text and the page that shows it. */
export interface ShownText {
  readonly page: Page;
  readonly language: string;
  readonly text: string;
  readonly file: string;
  readonly dataPath: readonly string[];
}

/** The facts in a text that do not hold everywhere where its page is shown. */
export function factsOutOfScope(
  content: Pick<SharedContent, 'facts' | 'locales' | 'pages'>,
  { page, language, text, file, dataPath }: ShownText,
): Diagnostic[] {
  const named = tokensIn(text).flatMap(({ kind, id }) => (kind === 'fact' ? [id] : []));
  return named.flatMap((id) => {
    const holds = content.facts.get(id)?.value.countries;
    const country = holds && countriesOf(content, page, language).find((one) => !holds.includes(one));
    if (!country) return [];
    return [
      finding('WL4018', { file, dataPath }, [
        `'${dataPath.join('.')}' names {fact:${id}}, which holds in ${holds.join(', ')} only, but the page '${page.id}' is shown in ${country}.`,
        `Name a fact that holds in ${country}, or add it to the fact's countries if it does.`,
      ]),
    ];
  });
}

/** The countries in which a page is shown in a language. */
function countriesOf(content: Pick<SharedContent, 'locales' | 'pages'>, page: Page, language: string): string[] {
  const { addresses = [] } = page.definition.value;
  return [
    ...localesOf(content, page).flatMap((locale) => (locale.country && locale.language === language ? [locale.country] : [])),
    ...addresses.flatMap((address) => (address.country && address.language === language ? [address.country] : [])),
  ];
}
