import { decodeHTMLStrict } from 'entities/decode';
import { obsoleteElements } from './html-attributes.ts';
import { htmlElements } from './html-content.ts';

/** An HTML tag, comment or character reference in a text. */
export interface WrittenMarkup {
  readonly written: string;
  readonly at: number;
  /** The name of a tag's element. */
  readonly element?: string;
  /** The character of a reference. */
  readonly sign?: string;
}

const markup = /<(\/?)([a-z][a-z\d]*)(?:\s+[\w-]+\s*=[^<>]*|\s*\/?)>|<!--|&(?:\w{2,31}|#\d{1,7}|#x[\da-f]{1,6});/gi;

/** The HTML tags and character references in a text. Comparisons (`a < b`), `R&D` and `A & B` do not count. */
export function markupIn(text: string): WrittenMarkup[] {
  if (!text.includes('<') && !text.includes('&')) return [];
  return [...text.matchAll(markup)].flatMap(({ 0: written, 2: name, index: at }): WrittenMarkup[] => {
    if (name !== undefined) {
      const element = name.toLowerCase();
      return htmlElements.has(element) || obsoleteElements.has(element) ? [{ written, at, element }] : [];
    }
    if (written === '<!--') return [{ written, at }];
    // A straight apostrophe would end the text.
    const sign = decodeHTMLStrict(written).replace(/^'$/, '’');
    return sign === written ? [] : [{ written, at, sign }];
  });
}
