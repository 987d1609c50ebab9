import { englishName } from '../model/language-name.ts';
import { primaryLanguage } from '../model/language-tag.ts';
import type { Lexicon } from './lexicon.ts';
import { lexiconOf } from './lexicons.ts';
import { hasScriptOf } from './scripts.ts';

export interface PunctuationFault {
  readonly found: string;
  readonly predicate: string;
  readonly hint: string;
  /** The correction, if it is certain. */
  readonly changes?: readonly { readonly replace: string; readonly by: string }[];
}

const everyQuote = /["„“”«»‹›‚‘]/g;

/** Signs between letters that are typed for an apostrophe. */
const falseApostrophe = /(?<=\p{L})(?:''|[`´‘‛′])(?=\p{L})/gu;

/** A straight apostrophe that does not quote syntax of a message, '{' or '', or a sign that is typed for an apostrophe. */
const wrongApostrophe = new RegExp(String.raw`(?<![{}<>#'])'(?![{}<>#'])|(?<=\})'(?=\p{L})|${falseApostrophe.source}`, 'u');

/** Every fault of quotation marks, apostrophes and brackets has one of these; few texts have. */
const anyMark = /["'`´′‛„“”«»‹›‚‘()[\]]/;

/** Every fault of spaces has one of these; nearly no text has. */
const suspectSpace = /\s[\s.,;:!?)]|^\s|\s$|\(\s|\t|--| - /;

/** Pairs whose opening and closing mark are unambiguous. */
const foreignPairs = ['«»', '“”', '„“', '„”', '‹›'];

/** Faults in punctuation, spaces and repeated words. Quotation marks and repeated words are those of languages with a lexicon. */
export function punctuationFaults(text: string, language: string): PunctuationFault[] {
  const lexicon = lexiconOf(language);
  const hasMarks = anyMark.test(text);
  const ofQuotes = lexicon && hasMarks ? quotes(text, lexicon, englishName(language)) : [];
  const isForeign = ofQuotes.some(({ hint }) => hint !== writeApostrophe);
  const ofWords = lexicon ? repeated(text, lexicon) : [];
  const ofPairs = hasMarks ? pairs(text, isForeign ? [] : lexicon?.quotes) : [];
  const inFrench = primaryLanguage(language) === 'fr' ? frenchSpaces(text) : [];
  return [...ofQuotes, ...ofWords, ...spaces(text, language), ...foreignSigns(text, language), ...inFrench, ...ofPairs];
}

/** Where French lacks a no-break space or has a plain one. A colon may follow at once, as in 16:30. */
const frenchSpace = /(?<=[\p{L}\p{N}\u2402)*])(?: (?=[;:!?»])|(?=[;!?»](?!\p{L})))|(?<=«) ?(?=\S)/gu;

function frenchSpaces(text: string): PunctuationFault[] {
  const all = [...text.matchAll(frenchSpace)].map(({ 0: space, index }) => {
    const isAfter = text[index - 1] === '«';
    const sign = text[isAfter ? index - 1 : index + space.length] ?? '';
    const of = (written: string) => (isAfter ? sign + written : written + sign);
    return { space, replace: of(space), by: of('\u202f'), where: `${isAfter ? 'after' : 'before'} '${sign}'` };
  });
  const [first] = all;
  if (!first) return [];
  const predicate = `has ${first.space ? 'a plain space' : 'no space'} ${first.where}, and French needs a no-break space there`;
  const plain = [...new Map(all.filter(({ space }) => space).map(({ replace, by }) => [replace, by]))];
  const changes = plain.map(([replace, by]) => ({ replace, by }));
  return [{ ...fault(first.replace, predicate, 'Write U+202F, the narrow no-break space.'), ...(first.space && { changes }) }];
}

/** A text that is a quotation as a whole. */
export const quotation = /^["„“”«»「『][^"„“”«»「『」』]*["“”«»」』]$/u;

/** A translation that is a quotation, unlike its source: a translation tool has quoted it. */
export const quotedAlone = (text: string): PunctuationFault[] => [
  fault(text.charAt(0), 'is in quotation marks as a whole, unlike its source', 'Remove them.'),
];

/** Language → signs that are typed for others, each with the one that its texts use. */
const otherSigns: Readonly<Record<string, readonly string[]>> = {
  el: ['?;'],
  ...Object.fromEntries(['ar', 'fa', 'ur'].map((language) => [language, ['?؟', ',،', ';؛']])),
  ja: ['.。', ',、'],
  zh: ['.。', ',，'],
};

/** A sign of another script behind a letter: 'Τι;' is a question in Greek. */
function foreignSigns(text: string, language: string): PunctuationFault[] {
  const signs = otherSigns[primaryLanguage(language)] ?? [];
  return signs.flatMap(([typed = '', own = '']) => {
    const found = [...new Set(text.match(/\p{L}\p{M}*[?.,;]/gu))].filter((end) => end.endsWith(typed) && hasScriptOf(language, end));
    const changes = found.map((replace) => ({ replace, by: replace.slice(0, -1) + own }));
    return found
      .slice(0, 1)
      .map((end) => ({ ...fault(end, `has '${typed}' where ${englishName(language)} has '${own}'`, `Write ${own}.`), changes }));
  });
}

const writeApostrophe = 'Write ’.';

function quotes(text: string, { quotes }: Lexicon, name: string): PunctuationFault[] {
  const [opening = '“', closing = '”'] = quotes[0] ?? '';
  const marks: readonly string[] = text.replace(falseApostrophe, '’').match(everyQuote) ?? [];
  const foreign = marks.find((mark) => !quotes.join('').includes(mark));
  const isPair = marks.length === 2 && foreignPairs.includes(marks.join(''));
  const [apostrophe] = wrongApostrophe.exec(text) ?? [];
  return [
    foreign === undefined
      ? []
      : {
          ...fault(foreign, `has the quotation mark ${foreign}, which ${name} texts do not use`, `Write ${opening}…${closing}.`),
          ...(isPair && { changes: [opening, closing].map((by, index) => ({ replace: marks[index] ?? '', by })) }),
        },
    apostrophe === undefined
      ? []
      : {
          ...fault(apostrophe, `has ${apostrophe === "'" ? 'a straight' : `${apostrophe} for an`} apostrophe`, writeApostrophe),
          changes: [{ replace: apostrophe, by: '’' }],
        },
  ].flat();
}

function spaces(text: string, language: string): PunctuationFault[] {
  if (!suspectSpace.test(text)) return [];
  const double = /[ \t\n\u00a0\u202f]{2,}/.exec(text)?.[0];
  const outside = /^\s|\s$/.exec(text)?.[0];
  const before = (primaryLanguage(language) === 'fr' ? /[ \u00a0\u202f][.,)](?!\.)/ : /[ \u00a0\u202f][.,;:!?)](?!\.)/).exec(text)?.[0];
  const inside = /\(\s/.exec(text)?.[0];
  const dash = /(?<=\p{L}\S?)(?: --? |--)(?=\p{L})/u.exec(text)?.[0];
  return [
    double !== undefined || !text.includes('\t')
      ? []
      : { ...fault('\t', 'has a tab', 'Write a space.'), changes: [{ replace: '\t', by: ' ' }] },
    dash === undefined ? [] : fault(dash, 'has a hyphen for a dash', 'Write –, the dash.'),
    double === undefined ? [] : fault(double, 'has two spaces in a row', 'Leave one, or add the missing word.'),
    outside === undefined ? [] : fault(outside, 'begins or ends with a space', 'Remove it.'),
    before === undefined ? [] : fault(before, `has a space before '${before.trim()}'`, 'Remove it, or add the missing word.'),
    inside === undefined ? [] : fault(inside, 'has a space after an opening bracket', 'Remove it, or add the missing word.'),
  ].flat();
}

/** Quotation marks and brackets are balanced. Single quotation marks are not checked: they are apostrophes, too. */
function pairs(text: string, quotes: readonly string[] = []): PunctuationFault[] {
  const allPairs = ['()', '[]', ...quotes.filter((pair) => !/^[‘‚]/.test(pair))];
  return allPairs.flatMap((own) => {
    const [opening = '', closing = ''] = own;
    const others = allPairs.filter((pair) => pair !== own);
    const marks = [...text].filter((mark) => mark === opening || mark === closing);
    if (others.some((pair) => pair.includes(opening)) && !marks.includes(closing)) return [];
    // Brackets may contain brackets: (Art. 6(1)). A mark that closes too early leaves the depth below zero.
    const isPaired = marks.reduce((depth, mark) => (depth < 0 ? depth : depth + (mark === opening ? 1 : -1)), 0) === 0;
    if (isPaired || (others.some((pair) => pair.endsWith(closing)) && !marks.includes(opening))) return [];
    return fault(marks.join(''), `does not close every ${opening} with ${closing}`, `Write ${opening} and ${closing} in pairs.`);
  });
}

function repeated(text: string, { doubled = [] }: Lexicon): PunctuationFault[] {
  const match = [...text.matchAll(/(?<![\p{L}\p{N}-])(\p{L}+)\s+\1(?![\p{L}\p{N}-])/giu)].find(
    ([, word = '']) => !doubled.includes(word.toLowerCase()),
  );
  return match ? [fault(match[0], `has '${match[1]}' twice in a row`, 'Remove one.')] : [];
}

/** Reports a token that appears twice in a row. A token of a single word is reported as a repeated word. */
export function doubledToken(text: string): PunctuationFault[] {
  const match = /(\{[a-z]+:[^{}|]*(?:\|[^{}]*[\s-][^{}]*)?\})\s+\1/.exec(text);
  return match ? [fault(match[0], `has ${match[1]} twice in a row`, 'Remove one.')] : [];
}

/** Reports a sentence of at least four words that a text has twice: it was pasted again. */
export function doubledSentence(text: string): PunctuationFault[] {
  const sentences = text.split(/(?<=\p{Sentence_Terminal})\s+/u);
  const second = sentences.find((one, index) => sentences.indexOf(one) < index && one.split(/\s+/).length > 3);
  return second ? [fault(second, `has the sentence “${second}” twice`, 'Remove one, and write what is missing.')] : [];
}

/** A clause ends like a sentence. */
export function endOf(text: string): PunctuationFault[] {
  return /[\p{Sentence_Terminal}…][”“»’‘)]?$/u.test(text.trimEnd())
    ? []
    : [
        fault(
          /\S+$/.exec(text.trimEnd())?.[0] ?? text,
          'does not end with a full stop',
          'End the sentence, or add the missing end of the text.',
        ),
      ];
}

const fault = (found: string, predicate: string, hint: string): PunctuationFault => ({ found, predicate, hint });
