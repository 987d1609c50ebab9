import { type Diagnostic, finding } from '../../diagnostics/diagnostic.ts';
import type { Page, SharedContent } from '../../model/content.ts';
import { contractPages } from '../../model/contract-documents.ts';
import { localeId } from '../../model/locale.ts';
import { readersOf, withEditions } from '../../model/page-locales.ts';
import type { Country } from '../../model/site.ts';
import type { SiteCheck } from '../content-check.ts';
import { contractLists, countriesOfContracts } from '../contract-lists.ts';
import { menuTargets } from '../menu-targets.ts';

/** If the menus link to the contract, every country has one, in every language that it offers or with an explicit gap. */
export const missingContracts: SiteCheck = {
  run: (content) => {
    const countries = [...content.countries.values()];
    return [...contractPages(content)].flatMap((id): Diagnostic[] => {
      const pages = withEditions(content.pages, id);
      const having = countries.filter(({ value }) => pages.some((page) => languagesIn(content, page, value.code).length));
      if (having.length === 0) return [];
      return countries.flatMap(({ value: country, file }): Diagnostic | Diagnostic[] => {
        const entries = menuTargets(content, country.code).filter(({ target }) => 'page' in target && target.page === id);
        if (entries.length === 0) return [];
        const documents = pages.filter((page) => languagesIn(content, page, country.code).length);
        const [document] = documents;
        if (document)
          return country.languages.flatMap((language) => {
            // A language that is not listed is reported for the country.
            const isListed = Object.hasOwn(content.languages.value, language);
            const hasText = documents.some((page) => {
              const gap = page.definition.value.gaps?.[localeId(country.code, language)];
              return gap !== undefined || languagesIn(content, page, country.code).includes(language);
            });
            return isListed && !hasText ? withoutText(document, country, language) : [];
          });
        const others = having.length === 1 ? `${having[0]?.value.name} has one` : `${having.length} other countries have one`;
        const menus = { file: content.navigation.file, message: `This entry of the menus disappears in ${country.name}.` };
        const message = `The contracts are listed here; add the contract of ${country.name}.`;
        const related = [
          ...entries.map(({ dataPath }) => ({ ...menus, dataPath })),
          ...contractLists(content).map(({ file: list, dataPath }) => ({ file: list, dataPath, message })),
        ];
        return finding('WL3030', { file, dataPath: ['code'], related, cause: causeOfContract(country.code) }, [
          `${country.name} has no contract document, but ${others}.`,
          `Write content/terms/${country.code}/ with the addresses, the outline and the texts of its contract. Until it exists, give a page that explains this an address with country: '${country.code}' (variantOf: '${id}').`,
        ]);
      });
    });
  },
};

/** The cause of findings that follow from a country without a contract. */
export const causeOfContract = (country: string): string => `contract of ${country}`;

function languagesIn(content: SharedContent, page: Page, country: string): string[] {
  return readersOf(content, page).flatMap((readers) => (readers.country === country ? readers.language : []));
}

function withoutText({ definition: { file, value } }: Page, country: Country, language: string): Diagnostic {
  const other = value.addresses?.find((address) => address.country === country.code)?.language ?? value.source;
  const locale = localeId(country.code, language);
  return finding('WL3030', { file, dataPath: ['addresses'] }, [
    `${country.name} offers '${language}', but its contract has neither a text in this language nor a gap for it.`,
    `Translate the contract and give it an address in '${language}', or declare the gap for readers of ${locale}: gaps: { '${locale}': fallback('${other}') }.`,
  ]);
}

/** A list of the countries' contracts includes every country that has one: visitors find it nowhere else. */
export const unlistedContracts: SiteCheck = {
  run: (content) =>
    contractLists(content).flatMap(({ file, dataPath, countries }) =>
      countriesOfContracts(content)
        .filter((country) => !countries.includes(country))
        .map((country) => {
          const name = content.countries.get(country)?.value.name ?? `'${country}'`;
          return finding('WL3035', { file, dataPath, cause: `contract of ${country} in lists` }, [
            `The contracts of ${countries.length} countries are listed here, but that of ${name} is missing.`,
            `Add '${country}' with its contract, as for the other countries.`,
          ]);
        }),
    ),
};
