import { withFallbackMarks } from '../model/fallback-marks.ts';
import type { CompiledMessage, Localized } from '../model/localized.ts';
import type { RenderContext } from './context.ts';
import type { TextResolver } from './text-resolver.ts';

export interface ResolvedWords {
  readonly lang: string | undefined;
  text(key: string, values?: Record<string, unknown>): Localized;
  message(key: string): CompiledMessage<unknown>;
}

interface WordsInput {
  readonly site: RenderContext;
  readonly language: string;
  readonly group: string;
  resolver(language: string): TextResolver;
  missing(path: readonly string[], file: string): void;
}

/** A group of the dictionary in the page's language, or in its fallback: that of the dictionary, or that of the site file. */
export function wordsOf({ site, language, group, resolver, missing }: WordsInput): ResolvedWords {
  // In a draft, texts of one group may be in different languages.
  const shown = site.isDraft ? language : site.query('group', language, group);
  const texts = resolver(shown);
  const inDraft = (key: string) => {
    const languages = [site.query('fallback', language, group), site.query('sourceLanguage')];
    const candidates = languages.map((other) => ({ other, ...site.query('word', other, group, key) }));
    const { other, text, file } = candidates.find((one) => one.text !== undefined) ?? (candidates[0] as (typeof candidates)[number]);
    return { file, text: text === undefined ? undefined : withFallbackMarks(text, other, `${group}.${key}`) };
  };
  const find = (key: string): string | undefined => {
    const word = site.query('word', shown, group, key);
    const { text, file } = word.text === undefined && site.isDraft ? inDraft(key) : word;
    if (text === undefined) missing([group, key], file);
    else site.read({ file, dataPath: [group, key] });
    return text;
  };
  return {
    lang: shown === language ? undefined : shown,
    text(key, values) {
      const text = find(key);
      // A missing text shows its key.
      if (text === undefined) return `${group}.${key}` as Localized;
      const resolved = texts.resolve(text);
      // The checks exclude markup and tokens of clauses from dictionaries.
      return (typeof resolved === 'function' ? resolved(values ?? {}) : resolved) as Localized;
    },
    message(key) {
      const text = find(key);
      return { tag: texts.tag, elements: text === undefined ? [{ type: 0, value: `${group}.${key}` }] : texts.compile(text) };
    },
  };
}
