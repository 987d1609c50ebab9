import { canonicalTag, similarTags } from '../model/language-tag.ts';
import { englishName, keyOf, languageEntry } from '../new/language-entry.ts';
import { dictionaryOfGaps } from '../new/language-files.ts';
import { commandName } from '../package/command-name.ts';
import type { Addition, SiteParts, Wanted } from './addition.ts';
import { withGroupProperty, withImport, withProperty } from './edit-source.ts';

/**
 * A language: its entry, a dictionary of gaps, and on a site without countries a gap in each page. Until its texts are written, pages show
 * the source.
 */
export function addLanguage({ content, read }: SiteParts, { name }: Wanted): Addition {
  const tag = canonicalTag(name);
  if (tag === undefined) {
    const near = similarTags(name)[0];
    return {
      fault: `'${name}' is no language.${near ? ` Did you mean '${near}'?` : ''} Give its tag (BCP 47), such as de, pt-BR or zh-Hant.`,
    };
  }
  if (Object.hasOwn(content.languages.value, tag)) return { fault: `${englishName(tag)} is in content/languages.ts already.` };
  const source = content.site.value.sourceLanguage;
  const dictionary = content.dictionaries.get(source);
  const list = withProperty(read('content/languages.ts') ?? '', languageEntry(tag));
  if (!dictionary || list === undefined)
    return {
      fault:
        "content/languages.ts has no 'defineLanguages({ … })', so the language cannot be entered there. Write it so, then add the language again.",
    };
  const changed = new Map([['content/languages.ts', list]]);
  const made = new Map<string, string>();
  const path = `content/dictionaries/${tag}.ts`;
  if (read(path) === undefined) made.set(path, dictionaryOfGaps(Object.keys(dictionary.value), source));
  const open: string[] = [];
  for (const [file, definition] of content.countries.size ? [] : pagesWithAddress(content)) {
    const text = withGap(read(file) ?? '', { tag, source: definition });
    if (text === undefined) open.push(`Add the gap ${keyOf(tag)}: fallback('${definition}') to ${file}.`);
    else changed.set(file, text);
  }
  return {
    made,
    changed,
    left: [
      ...open,
      ...(content.countries.size ? [`Offer it in a country: add '${tag}' to languages in content/countries/.`] : []),
      `Translate ${path}: write each group in the place of its gap.`,
      `Translate the pages: content/pages/*/${tag}.ts, and the gap of each out of its page.ts. ${commandName} coverage lists them.`,
    ],
  };
}

/** The definitions of the pages with an address in every language, each with its source language. */
const pagesWithAddress = ({ pages }: SiteParts['content']): [file: string, source: string][] =>
  [...pages.values()].flatMap(({ definition: { file, value }, languages }) =>
    // Files are named with the folder that the content is in, whatever it is called.
    value.path === undefined || value.countries || languages.length === 0 ? [] : [[file.replace(/^[^/]+/, 'content'), value.source]],
  );

function withGap(page: string, { tag, source }: { readonly tag: string; readonly source: string }): string | undefined {
  const text = withGroupProperty(page, { group: 'gaps', property: `${keyOf(tag)}: fallback('${source}')`, before: 'structure' });
  return text === undefined ? undefined : withImport(text, { name: 'fallback', from: 'wortlaut' });
}
