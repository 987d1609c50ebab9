import { closestMatch } from '../../diagnostics/closest-match.ts';
import { type Diagnostic, finding } from '../../diagnostics/diagnostic.ts';
import type { Page, PageBatch, SharedContent } from '../../model/content.ts';
import { groupBy } from '../../model/group-by.ts';
import { englishName, nativeName } from '../../model/language-name.ts';
import { primaryLanguage, similarTags } from '../../model/language-tag.ts';
import { copiesOf, copyFileOf, loadedTexts } from '../../model/page-copies.ts';
import { furtherLocales, gapLocalesOf, neededLanguages } from '../../model/page-locales.ts';
import type { SiteCheck, TextCheck } from '../content-check.ts';
import type { TextSet } from '../text-sets.ts';
import { causeOfLanguage, causeOfLocale, isNoTag, mistypedIn, unknownLanguage, unlistedIn } from '../unknown-language.ts';
import { unknownName } from '../unknown-name.ts';

/** Files of texts are named after a listed language, and each page has a copy in every language of a locale or an address. */
export const languages: TextCheck = {
  runOn: (texts, shared) => [...strangers(texts, shared), ...(texts.page ? copies(texts.page, texts.batch, shared) : [])],
};

/** Copy and dictionary files that are not named after a listed language. */
function strangers({ files }: TextSet, shared: SharedContent): Diagnostic[] {
  const known = shared.languages;
  const mistyped = mistypedIn(shared);
  const tags = Object.keys(known.value).filter((name) => name !== mistyped && !isNoTag(name));
  return files
    .filter(({ language }) => !Object.hasOwn(known.value, language))
    .map(({ language, file }) => {
      const near = closestMatch(language, tags);
      const meant = file.replace(/[^/]+$/, `${near}.ts`);
      const isMisnamed = near !== undefined && !files.some((one) => one.file === meant);
      return finding('WL1007', { file, ...(isMisnamed ? { cause: `module ${meant}` } : causeOfLanguage(language, shared)) }, [
        `This file is named for the language '${language}', which languages.ts does not list.`,
        isMisnamed
          ? `Did you mean '${near}'? Rename the file, or add the language to languages.ts.`
          : `If it is a language of this site, add '${language}' to languages.ts; otherwise delete the file.`,
      ]);
    });
}

function copies(page: Page, batch: PageBatch, shared: SharedContent): Diagnostic[] {
  const { id } = page;
  const { value, file } = page.definition;
  const gaps = value.gaps ?? {};
  const among = { locales: shared.locales, pages: batch };
  const ids = gapLocalesOf(among, page).map((locale) => locale.id);
  const texts = loadedTexts({ batch, contracts: shared.contracts });
  const lacks = (language: string) => copiesOf(texts, page, language).length === 0;
  return [
    ...unlisted(page, shared),
    ...Object.keys(gaps).flatMap((name) =>
      unknownName(
        'WL1012',
        { file, dataPath: ['gaps', name], name, among: ids, noun: 'locales', isKey: true, ...causeOfLocale(name, shared) },
        ids.length ? [notPublished(name)] : [notPublished(name), 'Give the page a path or addresses, or remove the gap.'],
      ),
    ),
    ...[...neededLanguages(among, page)]
      .filter(([language]) => Object.hasOwn(shared.languages.value, language) && lacks(language))
      .map(([language, { by, address: index }]) => {
        const copy = copyFileOf(page, language);
        const place = index === undefined ? { file } : { file, dataPath: ['addresses', String(index), 'language'] };
        const isNew = language !== value.source && lacks(value.source);
        const cause = shared.dictionaries.has(language)
          ? { cause: `module ${isNew ? copyFileOf(page, value.source) : copy}`, ...(isNew && { follows: true as const }) }
          : { cause: causeOfDictionary(language), follows: true as const };
        return finding('WL2005', { ...place, ...(language === mistypedIn(shared) ? causeOfLanguage(language, shared) : cause) }, [
          `The page '${id}' has no copy in '${language}', which ${by} needs.`,
          `Write ${copy}, or ${index === undefined ? 'declare the gap in page.ts with fallback() or omit()' : 'give the address a language that the page has'}.`,
        ]);
      }),
  ];
}

/** The cause of all that a language lacks whose dictionary is missing: it has only been begun. */
const causeOfDictionary = (language: string) => `dictionary ${language}`;

const notPublished = (locale: string) => `The page declares a gap for '${locale}', but it is not published there.`;

/** The source, addresses and fallbacks in a language that is not listed. */
function unlisted({ id, definition: { value, file } }: Page, shared: SharedContent): Diagnostic[] {
  const uses = [
    ...(value.addresses ?? []).map(({ path, language }, index) => ({
      dataPath: ['addresses', String(index), 'language'],
      use: `The address ${path} of the page '${id}' is in '${language}'`,
      language,
    })),
    ...Object.entries(value.gaps ?? {}).flatMap(([locale, gap]) =>
      gap.gap === 'fallback'
        ? { dataPath: ['gaps', locale], use: `The page '${id}' falls back to '${gap.language}' in ${locale}`, language: gap.language }
        : [],
    ),
  ];
  const source = { dataPath: ['source'], use: `The page '${id}' has its source text in '${value.source}'`, language: value.source };
  return [source, ...uses].flatMap(({ dataPath, use, language }) => unknownLanguage(language, { file, dataPath, content: shared, use }));
}

/** WL1042: every language of languages.ts is a language tag in its canonical form (RFC 5646, section 4.5). */
export const languageTags: SiteCheck = {
  run: (content) => {
    const { value, file } = content.languages;
    const [unlisted] = unlistedIn(content);
    return Object.keys(value)
      .filter(isNoTag)
      .map((name) => {
        const tag = unlisted ?? similarTags(name)[0];
        const fix = unlisted !== undefined && { suggestionIntent: { title: `Call it ${unlisted}`, changes: [{ rename: unlisted }] } };
        return finding(
          'WL1042',
          { file, dataPath: [name], cause: `language ${name}`, found: name, ...(tag && { expected: tag }), ...fix },
          [
            `'${name}' is not a language tag; ${tag ? `'${tag}'` : "a tag such as 'de', 'pt-BR' or 'zh-Hant'"} is expected.`,
            unlisted === undefined
              ? `Write ${tag ? `'${tag}'` : 'the tag'} here, in the names of its text files and everywhere else.`
              : `Write '${unlisted}', as in the names of its text files.`,
          ],
        );
      });
  },
};

/** WL2019: a language has its English name, or the name of another language of the site, in the place of its native name. */
export const nativeNames: SiteCheck = {
  run: ({ languages: { value, file } }) => {
    const tags = Object.keys(value);
    return Object.entries(value).flatMap(([tag, { nativeName: found }]): Diagnostic[] => {
      const own = nativeName(tag);
      const others = tags.filter((other) => primaryLanguage(other) !== primaryLanguage(tag)).map(nativeName);
      const isName = (name: string | undefined) => name?.toLowerCase() === found.toLowerCase();
      if (!own || isName(own) || ![englishName(tag), ...others].some(isName)) return [];
      const suggestionIntent = { title: `Write ${own}`, changes: [{ replace: found, by: own }] };
      return [
        finding('WL2019', { severity: 'warning', file, dataPath: [tag, 'nativeName'], found, expected: own, suggestionIntent }, [
          `The native name of '${tag}' is '${own}', not '${found}': speakers look for it when they choose their language.`,
          `Write '${own}'.`,
        ]),
      ];
    });
  },
};

/** Every language of a locale or an address has its dictionary. */
export const dictionaryLanguages: SiteCheck = {
  run: (content) => {
    const { dictionaries, countries, pages, site } = content;
    const { value: known, file: list } = content.languages;
    const mistyped = mistypedIn(content);
    const definitions = [...pages.values()].map(({ definition }) => definition);
    const uses = [
      { language: site.value.sourceLanguage, file: site.file, dataPath: ['sourceLanguage'] },
      ...[...countries.values()].flatMap(({ value: { languages }, file }) =>
        languages.map((language) => ({ language, file, dataPath: ['languages'] })),
      ),
      // Without countries, the site is read in every language of the list.
      ...(countries.size ? [] : Object.keys(known).map((language) => ({ language, file: list, dataPath: [language] }))),
      ...definitions.flatMap(({ value: { extraLocales }, file }) =>
        furtherLocales(extraLocales).map(({ language }) => ({ language, file, dataPath: ['extraLocales'] })),
      ),
      // The layout of an address is in its language, even if no country offers that language.
      ...definitions.flatMap(({ value: { addresses = [] }, file }) =>
        addresses.map(({ language }, index) => ({ language, file, dataPath: ['addresses', String(index), 'language'] })),
      ),
    ].filter(({ language }) => Object.hasOwn(known, language) && !isNoTag(language) && !dictionaries.has(language));
    return [...groupBy(uses, ({ language }) => language).values()].flatMap(([{ language, ...place } = { language: '' }]) =>
      finding('WL2009', { ...place, cause: language === mistyped ? `language ${language}` : causeOfDictionary(language) }, [
        `The language '${language}' is offered here, but its dictionary is missing.`,
        `Write content/dictionaries/${language}.ts and the pages, or ${language === mistyped ? `call the language '${unlistedIn(content)[0]}' as its files` : 'remove the language'}.`,
      ]),
    );
  },
};
