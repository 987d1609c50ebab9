import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import type { Content, Page } from '../../model/content.ts';
import { localesOf } from '../../model/page-locales.ts';
import { leavesOf, tokensIn } from '../../model/wording.ts';
import type { Check } from '../check.ts';
import { versionsOf } from '../documents.ts';

/** A fact that holds in some countries only is named on pages of these countries only. */
export const factScope: Check = {
  name: 'fact-scope',
  run: (content) => {
    const contracts = versionsOf(content);
    const told = new Set<string>();
    return [...contracts.flatMap(ofContract), ...[...content.pages.values()].flatMap(ofPage)]
      .flatMap((text) => outOfScope(content, text))
      .filter(({ file, dataPath }) => {
        const place = `${file} ${dataPath?.join('.')}`;
        return !told.has(place) && told.add(place);
      });
  },
};

interface ShownText {
  readonly page: Page;
  readonly language: string;
  readonly text: string;
  readonly file: string;
  readonly dataPath: readonly string[];
}

function ofContract({ page, language, clauses }: ReturnType<typeof versionsOf>[number]): ShownText[] {
  return clauses.map(({ text, file, dataPath }) => ({ page, language, text, file, dataPath }));
}

function ofPage(page: Page): ShownText[] {
  return [...page.copies].flatMap(([language, { value, file }]) =>
    leavesOf(value).flatMap(({ path, value: text }) => (typeof text === 'string' ? [{ page, language, text, file, dataPath: path }] : [])),
  );
}

function outOfScope(content: Content, { page, language, text, file, dataPath }: ShownText): Diagnostic[] {
  const named = tokensIn(text).flatMap(({ kind, id }) => (kind === 'fact' ? [id] : []));
  return named.flatMap((id) => {
    const holds = content.facts.get(id)?.value.countries;
    const stranger = holds && countriesOf(content, page, language).find((country) => !holds.includes(country));
    if (!stranger) return [];
    return [
      {
        code: 'WL4018',
        severity: 'error',
        file,
        dataPath,
        message: `'${dataPath.join('.')}' names {fact:${id}}, which holds in ${holds.join(', ')} only, but the page '${page.id}' is shown in ${stranger}.`,
        hint: `Name a fact that holds in ${stranger}, or add it to the fact's countries if it does.`,
      },
    ];
  });
}

/** Where a page is shown in a language. */
function countriesOf(content: Content, page: Page, language: string): string[] {
  const { addresses = [] } = page.definition.value;
  return [
    ...localesOf(content, page).flatMap((locale) => (locale.language === language ? [locale.country] : [])),
    ...addresses.flatMap((address) => (address.country && address.language === language ? [address.country] : [])),
  ];
}
