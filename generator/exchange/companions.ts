import { attributesText, escapeHtml } from '../markup/escape-html.ts';
import { tokensIn } from '../model/text-tokens.ts';
import type { TextsOfFile } from './units.ts';

/* Beside exported texts: the terms of contracts, the translations that exist, and the number of words. */

const head = '<?xml version="1.0" encoding="UTF-8"?>\n';

/** Terms with their forms, as TBX in the form `martif`, which most tools read. Undefined without terms. */
export function glossary(texts: readonly TextsOfFile[]): string | undefined {
  /** Term → language → its forms. */
  const terms = new Map<string, Map<string, Set<string>>>();
  for (const { sourceLanguage, language, units } of texts)
    for (const { sourceText, targetText = '' } of units)
      for (const [tag, text] of [[sourceLanguage, sourceText] as const, [language, targetText] as const])
        for (const { kind, id, surface } of tokensIn(text)) {
          if ((kind !== 'def' && kind !== 'term') || !surface) continue;
          const languages = terms.get(id) ?? new Map<string, Set<string>>();
          terms.set(id, languages.set(tag, (languages.get(tag) ?? new Set()).add(surface)));
        }
  const formsText = ([tag, forms]: readonly [string, ReadonlySet<string>]) =>
    `<langSet xml:lang="${tag}">${[...forms].map((form) => `<tig><term>${escapeHtml(form)}</term></tig>`).join('')}</langSet>`;
  const entries = [...terms].map(
    ([id, languages]) => `<termEntry${attributesText({ id })}>${[...languages].map(formsText).join('')}</termEntry>\n`,
  );
  if (!entries.length) return undefined;
  const about = '<martifHeader><fileDesc><sourceDesc><p>Terms of contracts</p></sourceDesc></fileDesc></martifHeader>';
  return `${head}<martif type="TBX" xml:lang="en">\n${about}\n<text><body>\n${entries.join('')}</body></text>\n</martif>\n`;
}

/** The translations that exist, as TMX 1.4. */
export function memory(texts: readonly TextsOfFile[]): string {
  const variant = (tag: string, text: string) => `<tuv xml:lang="${tag}"><seg>${escapeHtml(text)}</seg></tuv>`;
  const units = texts.flatMap(({ sourceLanguage, language, units: own }) =>
    own.flatMap(({ state, source, target }) =>
      target === undefined || state === 'stale' ? [] : [`<tu>${variant(sourceLanguage, source)}${variant(language, target)}</tu>\n`],
    ),
  );
  const header = attributesText({
    ...{ creationtool: 'wortlaut', creationtoolversion: '1', segtype: 'paragraph', 'o-tmf': 'wortlaut', adminlang: 'en' },
    ...{ srclang: '*all*', datatype: 'plaintext' },
  });
  return `${head}<tmx version="1.4">\n<header${header}/>\n<body>\n${units.join('')}</body>\n</tmx>\n`;
}

/** Counts the words of sources, without codes. Repeated are those of new and changed texts with the same source as one before. */
export function countWords(texts: readonly TextsOfFile[]) {
  const words = { new: 0, changed: 0, repeated: 0, unchanged: 0 };
  const seen = new Set<string>();
  for (const { sourceLanguage, units } of texts) {
    const segmenter = new Intl.Segmenter(sourceLanguage, { granularity: 'word' });
    for (const { state, source } of units) {
      const count = [...segmenter.segment(source.replace(/<[^>]*>/g, ' '))].filter(({ isWordLike }) => isWordLike).length;
      const isOpen = state === 'missing' || state === 'draft' || state === 'stale';
      const kind = !isOpen ? 'unchanged' : seen.has(source) ? 'repeated' : state === 'missing' ? 'new' : 'changed';
      words[kind] += count;
      if (isOpen) seen.add(source);
    }
  }
  return words;
}
