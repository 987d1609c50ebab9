import { type Diagnostic, finding } from '../diagnostics/diagnostic.ts';

/** Letters beside a Latin one, of the scripts that have letters of the same form (UTS #39). */
const mixed = String.raw`[\p{Script=Cyrillic}\p{Script=Greek}\p{Script=Armenian}\p{Script=Cherokee}](?:(?<=\p{Script=Latin}\p{M}*\*{0,2}.)|(?=\p{M}*\*{0,2}\p{Script=Latin}))`;

/** Letters of mathematical alphabets in a word, which screen readers spell, ligatures of a font, Latin letters of full width beside others, and marks of a letter. */
const dressed = String.raw`[\u{1D400}-\u{1D7CB}](?:(?<=[\p{L}].)|(?=\p{L}))|[\u017F\uFB00-\uFB06]|[\uFF21-\uFF3A\uFF41-\uFF5A](?:(?<=[A-Za-z].)|(?=[A-Za-z]))|[\u0300-\u030C\u0327\u0328](?<=[A-Za-z].)`;

/** Signs without a shape that are not marks of direction or joiners. Tags belong to flags. */
const shapeless = String.raw`[\u115F\u1160\u3164\uFFA0\uFFF9-\uFFFB]|(?<!\u{1F3F4}[\u{E0020}-\u{E007F}]*)[\u{E0001}-\u{E007F}]`;

/** A quick test for all characters below: hardly any text has one. */
const suspect = new RegExp(
  String.raw`(?![\t\n\r])\p{Cc}|\p{NChar}|[\uFFFC\uFFFD\u061C\u200B-\u200F\u202A-\u202E\u2060-\u2069\uFEFF]|\p{Surrogate}|${mixed}|${dressed}|${shapeless}`,
  'u',
);

const everySuspect = new RegExp(suspect.source, 'gu');

/**
 * WL1035, WL1036 and WL1048: characters in the texts of a value that must not be published, that are invisible, or that belong to another
 * script than their word; for each text and code only the first. Names follow The Unicode Standard, chapter 23.
 */
export function suspectCharacters(value: unknown, file: string, path: readonly string[] = []): Diagnostic[] {
  if (typeof value === 'string') return suspect.test(value) ? inText(value, file, path) : [];
  if (typeof value !== 'object' || value === null) return [];
  const findings: Diagnostic[] = [];
  for (const key of Object.keys(value)) {
    const inner = (value as Readonly<Record<string, unknown>>)[key];
    // Most texts have none; a path is only built for a finding.
    if (typeof inner === 'string' ? suspect.test(inner) : typeof inner === 'object')
      findings.push(...suspectCharacters(inner, file, [...path, key]));
  }
  return findings;
}

function inText(text: string, file: string, dataPath: readonly string[]): Diagnostic[] {
  const matches = [...text.matchAll(everySuspect)].flatMap(({ 0: character, index }) => {
    const [code, what] = evaluate(character, text.slice(0, index), text) ?? [];
    return code && what ? [{ code, what, character, index }] : [];
  });
  return (['WL1035', 'WL1036', 'WL1048'] as const).flatMap((code): Diagnostic[] => {
    const [first, ...others] = matches.filter((one) => one.code === code);
    if (!first) return [];
    const point = `U+${(first.character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`;
    const more = others.length ? `, and ${others.length} more such ${others.length > 1 ? 'characters' : 'character'}` : '';
    return [
      finding(code, { file, dataPath, part: [first.index, first.index + first.character.length] }, [
        `'${dataPath.join('.')}' contains ${first.what} (${point}) as character ${[...text.slice(0, first.index)].length + 1}${more}.`,
        hints[code],
      ]),
    ];
  });
}

const hints = {
  WL1035: 'Delete it, or write the character that is meant.',
  WL1036: 'Delete it, or write a space if it separates words.',
  WL1048: 'It only looks like the letter that is meant: write the word anew.',
};

function evaluate(character: string, before: string, text: string): readonly [code: keyof typeof hints, what: string] | undefined {
  if (/\p{Mn}/u.test(character)) {
    const letter = (before.at(-1) + character).normalize();
    return letter.length > 1 ? undefined : ['WL1048', `the letter '${letter}' in two parts`];
  }
  if (isDressed.test(character)) return ['WL1048', `the letter '${character}', which only looks like '${character.normalize('NFKC')}'`];
  if (/\p{L}/u.test(character) && !/[\u115F\u1160\u3164\uFFA0]/.test(character)) return ofAnotherScript(character, before, text);
  if (/\p{Surrogate}/u.test(character)) return ['WL1035', 'half of a surrogate pair'];
  if (character === '\0') return ['WL1035', 'a zero'];
  if (/[\uFFFC\uFFFD]/.test(character)) return ['WL1035', 'the sign for a lost character'];
  if (/\p{NChar}/u.test(character)) return ['WL1035', 'a code that is not a character'];
  if (/\p{Cc}/u.test(character)) return ['WL1035', 'a control character'];
  if (/[\u202D\u202E]/.test(character)) return ['WL1035', 'a character that overrides the direction of writing'];
  if (/[\u061C\u200E\u200F\u202A-\u202C\u2066-\u2069]/.test(character))
    return rightToLeft.test(text) ? undefined : ['WL1036', 'a mark of the direction of writing'];
  if (/[\u200C\u200D]/.test(character)) return joined.test(before) ? undefined : ['WL1036', 'a joiner that no letter before it needs'];
  return ['WL1036', 'a character without width'];
}

/** Greek letters beside Latin ones are symbols, as in kΩ and TNFα, unless they look like a letter of the word. */
const isSymbol = (letter: string, before: string, after: string) =>
  /\p{Script=Greek}/u.test(letter) &&
  !/[ΑΒΕΖΗΙΚΜΝΟΡΤΥΧο]/.test(letter) &&
  !(/[αικνρτυχ]/.test(letter) && (/[a-z]$/.test(before) || /^[a-z]/.test(after)));

function ofAnotherScript(character: string, before: string, text: string): ReturnType<typeof evaluate> {
  if (isSymbol(character, before, text.slice(before.length + 1))) return undefined;
  const start = /[\p{L}\p{M}]*$/u.exec(before)?.[0] ?? '';
  const word = start + (/^[\p{L}\p{M}]+/u.exec(text.slice(before.length))?.[0] ?? '');
  const script = ['Cyrillic', 'Greek', 'Armenian', 'Cherokee'].find((name) => new RegExp(`\\p{Script=${name}}`, 'u').test(character));
  return ['WL1048', `the ${script} letter '${character}' beside a Latin one, in '${word}'`];
}

const isDressed = /[\u017F\uFB00-\uFB06\u{1D400}-\u{1D7CB}\uFF21-\uFF3A\uFF41-\uFF5A]/u;

const rightToLeft = /[\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}\p{Script=Adlam}]/u;

/** Scripts with joined letters, and emoji, which a joiner combines. */
const joined =
  /[\p{Script=Arabic}\p{Script=Syriac}\p{Script=Mongolian}\p{Script=Devanagari}\p{Script=Bengali}\p{Script=Gurmukhi}\p{Script=Gujarati}\p{Script=Oriya}\p{Script=Tamil}\p{Script=Telugu}\p{Script=Kannada}\p{Script=Malayalam}\p{Script=Sinhala}\p{Script=Khmer}\p{Extended_Pictographic}\p{Emoji_Modifier}]\uFE0F?$/u;
