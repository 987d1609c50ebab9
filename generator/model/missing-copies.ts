import type { Content, PageWithCopies } from './content.ts';
import { replaceCopies } from './page-copies.ts';
import { neededLanguages } from './page-locales.ts';

/** A file of texts that a page or the dictionary needs in a language, and that does not exist yet. */
export interface MissingCopy {
  /** The id of the page; undefined for the dictionary. */
  readonly page: string | undefined;
  readonly language: string;
  readonly sourceLanguage: string;
  readonly file: string;
}

/** The missing files of texts whose source exists. */
export function missingCopies(content: Content): MissingCopy[] {
  const { site, languages, dictionaries } = content;
  const names = Object.keys(languages.value);
  const missing = (copies: PageWithCopies['copies'], sourceLanguage: string, page?: string) => {
    const source = copies.get(sourceLanguage);
    return (language: string): MissingCopy[] =>
      !source || copies.has(language) ? [] : [{ page, language, sourceLanguage, file: source.file.replace(/[^/]+$/, `${language}.ts`) }];
  };
  const ofPages = [...content.batch.values(), ...content.contracts.values()].flatMap((page) => {
    const needed = neededLanguages(content, page);
    return names.filter((name) => needed.has(name)).flatMap(missing(page.copies, page.definition.value.source, page.id));
  });
  return [...ofPages, ...names.flatMap(missing(dictionaries, site.value.sourceLanguage))];
}

/** The content with empty files of texts in the place of missing ones. */
export function withCopies(content: Content, missing: readonly MissingCopy[]): Content {
  return replaceCopies(content, (copies, page) => {
    const own = missing.filter((one) => one.page === page);
    return own.length ? new Map([...copies, ...own.map(({ language, file }) => [language, { file, value: {} }] as const)]) : copies;
  });
}
