import { type Diagnostic, finding } from '../diagnostics/diagnostic.ts';

/** A quick test for all characters below: hardly any text has one. */
const suspect = /(?![\t\n\r])\p{Cc}|[\u061C\u200B-\u200F\u202A-\u202E\u2060-\u2069\uFEFF]|\p{Surrogate}/u;

const everySuspect = new RegExp(suspect.source, 'gu');

/**
 * WL1035 and WL1036: characters in the texts of a value that must not be published, or that are invisible; for each text and code only the
 * first. Names follow The Unicode Standard, chapter 23.
 */
export function invisibleCharacters(value: unknown, file: string, path: readonly string[] = []): Diagnostic[] {
  if (typeof value === 'string') return suspect.test(value) ? inText(value, file, path) : [];
  if (typeof value !== 'object' || value === null) return [];
  const found: Diagnostic[] = [];
  for (const key of Object.keys(value)) {
    const inner = (value as Readonly<Record<string, unknown>>)[key];
    // Most texts have none; a path is only built for a finding.
    if (typeof inner === 'string' ? suspect.test(inner) : typeof inner === 'object')
      found.push(...invisibleCharacters(inner, file, [...path, key]));
  }
  return found;
}

function inText(text: string, file: string, dataPath: readonly string[]): Diagnostic[] {
  const found = [...text.matchAll(everySuspect)].flatMap(({ 0: sign, index }) => {
    const evaluated = evaluate(sign, text.slice(0, index), text);
    return evaluated ? [{ ...evaluated, sign, index }] : [];
  });
  return (['WL1035', 'WL1036'] as const).flatMap((code): Diagnostic[] => {
    const [first, ...others] = found.filter((one) => one.code === code);
    if (!first) return [];
    const point = `U+${(first.sign.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`;
    const more = others.length ? `, and ${others.length} more such ${others.length > 1 ? 'signs' : 'sign'}` : '';
    return [
      finding(code, { file, dataPath, part: [first.index, first.index + first.sign.length] }, [
        `'${dataPath.join('.')}' holds ${first.what} (${point}) as sign ${[...text.slice(0, first.index)].length + 1}${more}.`,
        code === 'WL1035' ? 'Take it out: it is no part of a text.' : 'Take it out, or write a space if words are to be parted.',
      ]),
    ];
  });
}

interface Evaluated {
  readonly code: 'WL1035' | 'WL1036';
  readonly what: string;
}

function evaluate(sign: string, before: string, text: string): Evaluated | undefined {
  if (/\p{Surrogate}/u.test(sign)) return { code: 'WL1035', what: 'half of a pair of signs' };
  if (sign === '\0') return { code: 'WL1035', what: 'a zero' };
  if (/\p{Cc}/u.test(sign)) return { code: 'WL1035', what: 'a control sign' };
  if (/[\u202D\u202E]/.test(sign)) return { code: 'WL1035', what: 'a sign that overrides the direction of writing' };
  if (/[\u061C\u200E\u200F\u202A-\u202C\u2066-\u2069]/.test(sign))
    return rightToLeft.test(text) ? undefined : { code: 'WL1036', what: 'a mark of the direction of writing' };
  if (/[\u200C\u200D]/.test(sign))
    return joined.test(before) ? undefined : { code: 'WL1036', what: 'a joiner that no letter before it needs' };
  return { code: 'WL1036', what: 'a sign without width' };
}

const rightToLeft = /[\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}\p{Script=Adlam}]/u;

/** Scripts with joined letters, and emoji, which a joiner combines. */
const joined =
  /[\p{Script=Arabic}\p{Script=Syriac}\p{Script=Mongolian}\p{Script=Devanagari}\p{Script=Bengali}\p{Script=Gurmukhi}\p{Script=Gujarati}\p{Script=Oriya}\p{Script=Tamil}\p{Script=Telugu}\p{Script=Kannada}\p{Script=Malayalam}\p{Script=Sinhala}\p{Script=Khmer}\p{Extended_Pictographic}\p{Emoji_Modifier}]\uFE0F?$/u;
