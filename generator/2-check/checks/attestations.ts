import { type Diagnostic, finding } from '../../diagnostics/diagnostic.ts';
import { lineFault } from '../../model/attestation.ts';
import { type AttestedText, attestedTexts } from '../../model/attested-texts.ts';
import { type LedgerEntry, ledgerPath } from '../../model/ledger.ts';
import { lazy } from '../../model/memoize.ts';
import type { People } from '../../model/people.ts';
import { printedParts } from '../../model/printed-documents.ts';
import { peoplePath, personOf } from '../../model/statements.ts';
import { wordDiff, wordRuns } from '../../model/word-diff.ts';
import { commandName } from '../../package/command-name.ts';
import type { SiteCheck } from '../content-check.ts';
import { reprinted } from '../reprinted-texts.ts';

/** Translations of contracts without an entry in the ledger, and texts whose words or source has changed since it was attested. */
export const attestations: SiteCheck = {
  run: (content, { writeFact, today, now = today, production }) => {
    // A site without published addresses may still be preparing its first contract.
    const isPublished = content.published !== undefined;
    const ofLines = content.ledger.flatMap((entry) => doubtful(entry, content.people?.value ?? {}, now > today ? now : today));
    const parts = lazy(() => printedParts(content, writeFact));
    const ofTexts = attestedTexts(content, writeFact).flatMap((one, _, all) => {
      const { state, entry, given } = one;
      if (isPublished && !entry && !one.isSource) return unrecorded(one);
      if (one.changed.length && entry) return reprinted(content, one, { entry, parts });
      if (state === 'stale' && entry) return stale(one, entry, languagesWith(one, all));
      return state === 'draft' && entry && given !== 'draft' && entry.text !== one.text ? edited(one, { entry, production, all }) : [];
    });
    return [...ofLines, ...ofTexts];
  },
};

/** A line that its person may not have written, or not yet. Lines from before there were people count as translations. */
function doubtful(entry: LedgerEntry, people: People, today: string): Diagnostic | [] {
  const { document, clause, language, status, by, at } = entry;
  const fault = at > today ? `its date, ${at}, is in the future` : lineFault(entry, people);
  if (!fault) return [];
  const isOld = personOf(people, by) === undefined && (status === 'draft' || status === 'translated') && at <= today;
  const where = `content/${peoplePath}`;
  return finding('WL4024', { file: `content/${ledgerPath}`, ...(isOld && { severity: 'warning' }), cause: `statement ${fault}` }, [
    isOld
      ? `The ledger has lines by '${by}', who is not in ${where}: they are translations at most.`
      : `The line of the ledger that has '${clause}' of '${document}' in '${language}' ${status} on ${at} does not count: ${fault}.`,
    isOld
      ? `Add an entry '${by}' to ${where}.`
      : `Remove the line, or have a person of ${where} attest the text: ${commandName} attest ${document} ${clause} --language ${language} --status ${status} --by NAME.`,
  ]);
}

/** The languages without the same change of the source: it is reported once for all of them. */
function languagesWith(one: AttestedText, all: readonly AttestedText[]): string[] {
  const cause = causeOf(one);
  return all.filter((other) => other.state === 'stale' && causeOf(other) === cause).map(({ language }) => language);
}

/** The text and the former words of its source. */
const causeOf = ({ document, clause, entry }: AttestedText) => `source of ${document} ${clause} since ${entry?.src}`;

function unrecorded({ document, clause, language, file, dataPath }: AttestedText): Diagnostic {
  return finding('WL4023', { file, dataPath, cause: 'translations without a line in the ledger' }, [
    `The ledger has no line for '${clause}' in '${language}', so a change of its source would go unnoticed.`,
    `If ${ledgerPath} has lost lines, restore them. Otherwise record the status of the text: ${commandName} attest ${document} ${clause} --language ${language} --status draft --by NAME.`,
  ]);
}

function stale(stale: AttestedText, entry: LedgerEntry, languages: readonly string[]): Diagnostic {
  const { document, clause, file, dataPath, source, sourceFile } = stale;
  const since =
    languages.length > 1
      ? `its ${languages.length} translations were made`
      : `this text was ${entry.status === 'draft' ? 'drafted' : entry.status}`;
  const related = [{ file: sourceFile, dataPath, message: 'The source text is here.' }];
  return finding('WL4020', { file, dataPath, found: entry.source, expected: source, related, cause: causeOf(stale) }, [
    `The source of '${clause}' has changed since ${since}: ${wordDiff(entry.source, source)}`,
    `Carry the change over and record it: ${commandName} attest ${document} ${clause} --language ${languages.join(' ')} --status translated --by NAME. If the meaning is the same: --editorial 'REASON' instead of --status.`,
  ]);
}

/** An approval forbids the edit, and so does a production build; other states are warnings, because nothing else compares the texts. */
function edited(
  one: AttestedText,
  {
    entry: { by, at, text: before },
    production,
    all,
  }: { readonly entry: LedgerEntry; readonly production: boolean; readonly all: readonly AttestedText[] },
): Diagnostic {
  const { document, clause, language, file, dataPath, text, given: status = 'draft' } = one;
  const severity = status !== 'approved' && !production && ({ severity: 'warning' } as const);
  const related = wordsLeft(one, before, all);
  return finding('WL4022', { file, dataPath, found: text, expected: before, ...severity, ...(related.length && { related }) }, [
    `'${clause}' was edited after its status '${status}' of ${at} (${by}): ${wordDiff(before, text)}`,
    `Undo the edit, or have it ${status}: ${commandName} attest ${document} ${clause} --language ${language} --status ${status} --by NAME.`,
  ]);
}

/** How many words in a row are a phrase, and in how many other texts it is the phrase that was mended, and not a usual one. */
const [phraseLength, mostPlaces] = [3, 3];

/** Two words that more than hold a sentence together: not `en el pago`. */
const longWords = /\p{L}{6}.* .*\p{L}{6}/u;

/** The other texts of the language that have a phrase which an edit removed: it may be wrong there, too. */
function wordsLeft({ language, text }: AttestedText, before: string, all: readonly AttestedText[]): NonNullable<Diagnostic['related']> {
  const removed = wordRuns(before, text).flatMap(({ kind, words }) =>
    kind === 'removed' ? words.map((_, at) => words.slice(at, at + phraseLength)).filter(({ length }) => length === phraseLength) : [],
  );
  const phrases = removed
    .map((words) => words.join(' ').replace(/^\P{L}+|[^\p{L}}]+$/gu, ''))
    .filter((phrase) => longWords.test(phrase) && !text.includes(phrase));
  const places = phrases.flatMap((phrase) => {
    const others = all.filter((other) => other.language === language && other.text.includes(phrase));
    return others.length > mostPlaces
      ? []
      : others.map(({ file, dataPath }) => ({ file, dataPath, message: `“${phrase}” is still here.` }));
  });
  return [...new Map(places.map((place) => [`${place.file} ${place.dataPath}`, place] as const)).values()];
}
