import type { Content } from '../model/content.ts';
import { isGap } from '../model/gap.ts';
import type { CompiledMessage, Localized } from '../model/localized.ts';
import { wordingAt } from '../model/wording.ts';
import type { TextResolver } from './text.ts';

export interface ShownWords {
  readonly lang: string | undefined;
  text(key: string, values?: Record<string, unknown>): Localized;
  message(key: string): CompiledMessage<unknown>;
}

interface WordsQuestion {
  readonly content: Content;
  readonly language: string;
  readonly group: string;
  resolver(language: string): TextResolver;
  missing(path: readonly string[], file: string): void;
  read(path: readonly string[], file: string): void;
}

/**
 * A group of the dictionary in the page's language, or in the language that stands in for it (F3, F5): because the
 * dictionary says so with `fallback`, or because the site file names one for the group.
 */
export function wordsOf({ content, language, group, resolver, missing, read }: WordsQuestion): ShownWords {
  const shown = languageOfGroup(content, language, group);
  const dictionary = content.dictionaries.get(shown);
  const texts = resolver(shown);
  const find = (key: string): string | undefined => {
    const path = [group, key];
    const text = dictionary && wordingAt(dictionary.value, path);
    if (dictionary && typeof text === 'string') {
      read(path, dictionary.file);
      return text;
    }
    missing(path, dictionary?.file ?? content.site.file);
    return undefined;
  };
  return {
    lang: shown === language ? undefined : shown,
    text(key, values) {
      const text = find(key);
      // X2: a text that is missing all the same shows its key.
      if (text === undefined) return `${group}.${key}` as Localized;
      const resolved = texts.resolve(text);
      // Clauses are texts of documents; the checks keep their tokens out of the dictionaries.
      return typeof resolved === 'function' ? resolved(values ?? {}) : (resolved as Localized);
    },
    message(key) {
      const text = find(key);
      return { tag: texts.tag, elements: text === undefined ? [{ type: 0, value: `${group}.${key}` }] : texts.compile(text) };
    },
  };
}

function languageOfGroup(content: Content, language: string, group: string): string {
  const given = content.dictionaries.get(language)?.value[group];
  if (given !== undefined && !isGap(given)) return language;
  if (isGap(given) && given.gap === 'fallback') return given.language;
  return content.site.value.fallbacks[group] ?? content.site.value.sourceLanguage;
}
