import { type Diagnostic, finding } from '../diagnostics/diagnostic.ts';
import type { AttestedText } from '../model/attested-texts.ts';
import type { SharedContent } from '../model/content.ts';
import { keyOfFact } from '../model/fact.ts';
import { withoutMarkup } from '../model/inline-markup.ts';
import { regionOf } from '../model/language-tag.ts';
import type { LedgerEntry } from '../model/ledger.ts';
import { literalPattern } from '../model/literal-pattern.ts';
import { type PrintedPart, wordsOf } from '../model/printed-documents.ts';
import { asPrinted, printedToken, spelt } from '../model/printed-text.ts';
import { replaceTokens, type Token } from '../model/text-tokens.ts';
import { wordDiff } from '../model/word-diff.ts';
import { commandName } from '../package/command-name.ts';
import { outlineFileOf } from './documents.ts';

/* Texts of contracts that are printed differently from what a person reviewed or approved, although their own words are the same. */

/** The reason why a text is printed differently, and the place where it was changed. */
interface Cause {
  /** The end of the sentence that begins with because. */
  readonly words: string;
  readonly file: string;
  readonly dataPath?: readonly string[];
}

/** WL4025 for a text whose documents no longer print what was reviewed or approved; once for all texts with the same cause. */
export function reprinted(
  content: SharedContent,
  { document, clause, language, file, dataPath, text, shown, changed, given = 'draft' }: AttestedText,
  { entry, parts }: { readonly entry: LedgerEntry; readonly parts: () => readonly PrintedPart[] },
): Diagnostic {
  const [first = ''] = changed;
  const now = shown()[first] ?? '';
  const [before, after] = [entry.shown?.[first], now];
  const printed = parts().find((one) => one.document === first && one.language === language);
  const causes = before !== undefined && printed ? causesOf(content, { text, before, after }, printed) : [];
  const [cause = { words: `${first} is a new document with this text`, file, dataPath }] = causes;
  const because = causes.length ? causes.map(({ words }) => words).join(', and ') : cause.words;
  const change = before === undefined ? `“${wordsOf(after)}”` : wordDiff(wordsOf(before), wordsOf(after));
  const severity = given === 'approved' ? 'error' : 'warning';
  const related = [{ file, dataPath, message: 'The text is here.' }];
  return finding(
    'WL4025',
    { severity, file: cause.file, ...(cause.dataPath && { dataPath: cause.dataPath }), related, cause: `printed ${because}` },
    [
      `'${clause}' of ${first} was ${given} by ${entry.by} on ${entry.at} and is printed otherwise now, because ${because}: ${change}`,
      `Take that back, or have it ${given}: ${commandName} attest ${document} ${clause} --language ${language} --status ${given} --by NAME`,
    ],
  );
}

interface Reprint {
  readonly text: string;
  readonly before: string;
  readonly after: string;
}

function causesOf(content: SharedContent, { text, before, after }: Reprint, printed: PrintedPart): Cause[] {
  const [[oldNumber = '', oldText = ''], [number = '']] = [before.split('\t'), after.split('\t')];
  const page = content.contracts.get(printed.page);
  const outline = { words: 'the outline has changed', file: page ? outlineFileOf(page) : '' };
  const tokens = changedTokens(content, { text, before: oldText }, printed);
  const spelling = content.countries.get(regionOf(printed.in.tag)?.toLowerCase() ?? '') ?? content.languages;
  const causes = (tokens ?? []).map((token) => causeOfToken(content, token) ?? outline);
  const all = [
    ...(oldNumber === number ? [] : [outline]),
    ...(tokens === undefined ? [{ words: `the spelling in ${spelling.file} has changed`, file: spelling.file }] : causes),
  ];
  return [...new Map(all.map((one) => [one.words, one])).values()];
}

/** The tokens that were printed differently. Undefined if the words around them were different, too. */
function changedTokens(content: SharedContent, { text, before }: Omit<Reprint, 'after'>, { in: to }: PrintedPart): Token[] | undefined {
  const tokens: Token[] = [];
  const words = replaceTokens(withoutMarkup(spelt(content, text, to.tag)), (token) => {
    tokens.push(token);
    return '\0';
  });
  const pattern = asPrinted(words).split('\0').map(literalPattern).join('(.*?)');
  const printed = new RegExp(`^${pattern}$`).exec(before)?.slice(1);
  return printed && tokens.filter((token, index) => printed[index] !== asPrinted(printedToken(content, token, to)));
}

function causeOfToken({ facts, brand }: SharedContent, { kind, id }: Token): Cause | undefined {
  if (kind === 'fact') return { words: `${id} has changed`, file: facts.get(id)?.file ?? '', dataPath: [keyOfFact(id)] };
  return kind === 'brand' ? { words: `${id} of the brand has changed`, file: brand.file, dataPath: [id] } : undefined;
}
