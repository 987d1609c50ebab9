import { drawings } from './drawings.ts';
import type { LocaleData, PageData, SiteData } from './page-shapes.ts';
import {
  copyOf,
  country,
  dictionaryOf,
  languages,
  linksOf,
  origin,
  pageIds,
  type SyntheticLink,
  type SyntheticSize,
} from './synthetic-site.ts';

/** The site as plain data; its words contain the names of the brand. */
export function siteData(size: SyntheticSize): SiteData {
  const links = linksOf(pageIds(size));
  const names = new Intl.DisplayNames('en', { type: 'language' });
  const locales = languages.map((language): LocaleData => {
    const words = branded(dictionaryOf(language));
    const labelled = ({ key, page }: SyntheticLink) => ({ label: words.links[key] ?? key, page });
    return {
      id: `${country}-${language}`,
      tag: `${language}-${country.toUpperCase()}`,
      language,
      languageName: names.of(language) ?? language,
      nativeName: new Intl.DisplayNames(language, { type: 'language' }).of(language) ?? language,
      words,
      navigation: links.navigation.map(labelled),
      footer: links.footer.map(labelled),
    };
  });
  locales.sort((one, other) => (one.tag < other.tag ? -1 : 1));
  return { origin, ...brand, country, languages, locales, drawings };
}

const brand = { product: 'Muster', provider: 'Muster GmbH' };

/** Replaces the tokens of texts with the names of the brand. */
function branded<Texts>(texts: Texts): Texts {
  return JSON.parse(JSON.stringify(texts).replace(/\{brand:(product|provider)\}/g, (_, name: keyof typeof brand) => brand[name]));
}

/** A page as plain data. */
export function pageData(id: string, language: string): PageData {
  const { meta, sections, ...copy } = copyOf(id, language);
  const { heading, lead, changed, contents, missing } = copy;
  return {
    id,
    ...meta,
    heading,
    lead,
    changed,
    contents,
    missing,
    owner: Object.values(sections).at(-1)?.rows?.owner.name ?? '',
    sections: Object.entries(sections).map(([section, words]) => ({
      id: section,
      heading: words.heading,
      items: Object.values(words.text),
    })),
  };
}
