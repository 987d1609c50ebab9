import type { MarkedPart } from '../model/inline-markup.ts';
import type { LinkedWords, Rich, RichPart, StressedWords } from '../model/localized.ts';
import type { ResolvedText } from './text-resolver.ts';

/** Receives the first kind of markup of a text. */
type ReportMarkup = (kind: MarkedPart['kind']) => void;

/** A text that may have markup. Reports templates that use it as plain text; they get its words, so that rendering continues. */
export function reportPlainUse(text: ResolvedText, report: ReportMarkup): ResolvedText {
  if (typeof text === 'object') return reportingRich(text, report);
  if (typeof text === 'string' || !('markup' in text)) return text;
  const reporting = (values: Record<string, unknown>) => reportingRich(text(values), report);
  // Islands read the message and show plain text.
  const message = () => {
    if (text.markup) report(text.markup);
    return text.message;
  };
  return Object.defineProperties(reporting, { markup: { value: text.markup }, message: { get: message } }) as typeof text;
}

function reportingRich(rich: Rich, report: ReportMarkup): Rich {
  return new Proxy(rich, {
    get(target, key) {
      // Any other property is read as that of a string; JSON is for islands and search engines.
      if (key !== 'toJSON' && !(key in String.prototype)) return Reflect.get(target, key);
      const marked = target.parts.find(isMarked);
      if (marked) report(marked.kind);
      const words = wordsOf(target.parts);
      if (key === 'toJSON') return () => words;
      const value: unknown = words[key as 'length'];
      return typeof value === 'function' ? value.bind(words) : value;
    },
  });
}

const isMarked = (part: RichPart): part is StressedWords | LinkedWords => typeof part !== 'string' && 'parts' in part;

function wordsOf(parts: readonly RichPart[]): string {
  return parts
    .map((part) => {
      if (typeof part === 'string') return part;
      return 'parts' in part ? wordsOf(part.parts) : (part.surface ?? '');
    })
    .join('');
}
