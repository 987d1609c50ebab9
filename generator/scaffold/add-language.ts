import { uncheckedSentence } from '../language/unchecked.ts';
import { englishName } from '../model/language-name.ts';
import { commandName } from '../package/command-name.ts';
import type { Addition, SiteParts, Wanted } from './addition.ts';
import { withGaps, withProperty } from './edit-source.ts';
import { gapsOf, languageEntry } from './language-entry.ts';
import { dictionaryOfGaps } from './language-files.ts';
import { languagesNamed } from './language-names.ts';

const list = 'content/languages.ts';

/** A language: its entry, a dictionary of gaps, and without countries a gap in each page, which shows the source until then. */
export function addLanguage({ content, read }: SiteParts, { name }: Wanted): Addition {
  const named = languagesNamed(name);
  if ('fault' in named) return named;
  const [tag = ''] = named.tags;
  if (Object.hasOwn(content.languages.value, tag)) return { fault: `${englishName(tag)} already exists, in ${list}.` };
  const source = content.site.value.sourceLanguage;
  const dictionary = content.dictionaries.get(source);
  const languages = withProperty(read(list) ?? '', languageEntry(tag));
  if (!dictionary || languages === undefined)
    return {
      fault: `${list} has no 'defineLanguages({ … })', so the language cannot be entered there. Write one, then add the language again.`,
    };
  const path = `content/dictionaries/${tag}.ts`;
  const pages = (content.countries.size ? [] : pagesWithAddress(content)).map(([file, definition]) => ({
    file,
    text: withGaps(read(file) ?? '', [tag], definition),
    task: `Add the gap ${gapsOf([tag], definition)} to ${file}.`,
  }));
  return {
    made: read(path) === undefined ? { [path]: dictionaryOfGaps(Object.keys(dictionary.value), source) } : {},
    changed: { [list]: languages, ...Object.fromEntries(pages.flatMap(({ file, text }) => (text === undefined ? [] : [[file, text]]))) },
    left: [
      ...pages.flatMap(({ text, task }) => (text === undefined ? [task] : [])),
      ...(content.countries.size ? [`Offer it in a country: add '${tag}' to languages in content/countries/.`] : []),
      `Translate ${path}: replace the gap of each group.`,
      `Translate the pages: add content/pages/*/${tag}.ts, and delete the gap in each page.ts. ${commandName} coverage lists them.`,
      uncheckedSentence([tag]) ?? [],
    ].flat(),
  };
}

/** The definitions of the pages with an address in every language, each with its source language. */
const pagesWithAddress = ({ pages }: SiteParts['content']): [file: string, source: string][] =>
  [...pages.values()].flatMap(({ definition: { file, value }, languages }) =>
    // The content folder can have any name; paths of the site begin with `content`.
    value.path === undefined || value.countries || languages.length === 0 ? [] : [[file.replace(/^[^/]+/, 'content'), value.source]],
  );
