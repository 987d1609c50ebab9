import type { Content, Entry, Wording } from '../model/content.ts';
import { leavesOf, wordingAt } from '../model/wording.ts';

/** A text of a dictionary or of a page's copy, in the file that words it. */
export interface WrittenText {
  readonly text: string;
  readonly language: string;
  readonly file: string;
  readonly dataPath: readonly string[];
  /** What is translated; absent for the source itself, and for a text that the source does not have. */
  readonly source?: SourceText;
}
export interface SourceText extends Omit<WrittenText, 'source'> {
  /** Whether each of the other languages keeps the source's words as they are. */
  readonly kept: readonly boolean[];
}

/** Every text of the site, once, each translation with its source. */
export function writtenTexts(content: Pick<Content, 'site' | 'dictionaries' | 'pages'>): WrittenText[] {
  const sets = [
    { source: content.site.value.sourceLanguage, entries: content.dictionaries },
    ...[...content.pages.values()].map(({ definition, copies }) => ({ source: definition.value.source, entries: copies })),
  ];
  return sets.flatMap(({ source, entries }) => textsOf(source, entries));
}

/** The texts that have a source. */
export function translatedTexts(content: Parameters<typeof writtenTexts>[0]): (WrittenText & { readonly source: SourceText })[] {
  return writtenTexts(content).filter((written): written is WrittenText & { readonly source: SourceText } => written.source !== undefined);
}

function textsOf(source: string, entries: ReadonlyMap<string, Entry<Wording>>): WrittenText[] {
  const base = entries.get(source);
  const sources = new Map<string, SourceText>();
  for (const { path, value } of base ? leavesOf(base.value) : []) {
    if (typeof value !== 'string') continue;
    const kept = [...entries].flatMap(([language, entry]) => (language === source ? [] : [wordingAt(entry.value, path) === value]));
    sources.set(path.join('\0'), { text: value, language: source, file: base?.file ?? '', dataPath: path, kept });
  }
  return [...entries].flatMap(([language, { value, file }]) =>
    leavesOf(value).flatMap(({ path, value: text }): WrittenText[] => {
      if (typeof text !== 'string') return [];
      const original = language === source ? undefined : sources.get(path.join('\0'));
      return [{ text, language, file, dataPath: path, ...(original && { source: original }) }];
    }),
  );
}
