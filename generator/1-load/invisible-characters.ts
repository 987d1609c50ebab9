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
  const findings: Diagnostic[] = [];
  for (const key of Object.keys(value)) {
    const inner = (value as Readonly<Record<string, unknown>>)[key];
    // Most texts have none; a path is only built for a finding.
    if (typeof inner === 'string' ? suspect.test(inner) : typeof inner === 'object')
      findings.push(...invisibleCharacters(inner, file, [...path, key]));
  }
  return findings;
}

function inText(text: string, file: string, dataPath: readonly string[]): Diagnostic[] {
  const matches = [...text.matchAll(everySuspect)].flatMap(({ 0: character, index }) => {
    const [code, what] = evaluate(character, text.slice(0, index), text) ?? [];
    return code && what ? [{ code, what, character, index }] : [];
  });
  return (['WL1035', 'WL1036'] as const).flatMap((code): Diagnostic[] => {
    const [first, ...others] = matches.filter((one) => one.code === code);
    if (!first) return [];
    const point = `U+${(first.character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`;
    const more = others.length ? `, and ${others.length} more such ${others.length > 1 ? 'characters' : 'character'}` : '';
    return [
      finding(code, { file, dataPath, part: [first.index, first.index + first.character.length] }, [
        `'${dataPath.join('.')}' contains ${first.what} (${point}) as character ${[...text.slice(0, first.index)].length + 1}${more}.`,
        code === 'WL1035' ? 'Delete it.' : 'Delete it, or write a space if it separates words.',
      ]),
    ];
  });
}

function evaluate(character: string, before: string, text: string): readonly [code: 'WL1035' | 'WL1036', what: string] | undefined {
  if (/\p{Surrogate}/u.test(character)) return ['WL1035', 'half of a surrogate pair'];
  if (character === '\0') return ['WL1035', 'a zero'];
  if (/\p{Cc}/u.test(character)) return ['WL1035', 'a control character'];
  if (/[\u202D\u202E]/.test(character)) return ['WL1035', 'a character that overrides the direction of writing'];
  if (/[\u061C\u200E\u200F\u202A-\u202C\u2066-\u2069]/.test(character))
    return rightToLeft.test(text) ? undefined : ['WL1036', 'a mark of the direction of writing'];
  if (/[\u200C\u200D]/.test(character)) return joined.test(before) ? undefined : ['WL1036', 'a joiner that no letter before it needs'];
  return ['WL1036', 'a character without width'];
}

const rightToLeft = /[\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}\p{Script=Adlam}]/u;

/** Scripts with joined letters, and emoji, which a joiner combines. */
const joined =
  /[\p{Script=Arabic}\p{Script=Syriac}\p{Script=Mongolian}\p{Script=Devanagari}\p{Script=Bengali}\p{Script=Gurmukhi}\p{Script=Gujarati}\p{Script=Oriya}\p{Script=Tamil}\p{Script=Telugu}\p{Script=Kannada}\p{Script=Malayalam}\p{Script=Sinhala}\p{Script=Khmer}\p{Extended_Pictographic}\p{Emoji_Modifier}]\uFE0F?$/u;
