import { join } from 'node:path';
import { type Diagnostic, finding, type Place } from '../diagnostics/diagnostic.ts';
import { checkOf, type Ledger, type LedgerEntry, ledgerPath, readLine } from '../model/ledger.ts';
import { mergeMarkerAt, readLines } from './read-lines.ts';

/** The ledger of a content folder; empty if there is none. Lines that cannot be read are reported (WL4021) and skipped. */
export async function readLedger(folder: string, name: string): Promise<{ ledger: Ledger; diagnostics: Diagnostic[] }> {
  const file = `${name}/${ledgerPath}`;
  const read = await readLines(join(folder, ledgerPath), file);
  if ('text' in read) {
    const { ledger, diagnostics } = parseLedger(read.text, file);
    return { ledger, diagnostics: [...read.diagnostics, ...diagnostics] };
  }
  const isThere = read.error !== 'ENOENT' && read.error !== 'ENOTDIR';
  return {
    ledger: [],
    diagnostics: isThere ? [fault({ file }, `The ledger cannot be read (${read.error}), so no clause has a status.`)] : [],
  };
}

/** The entries of a ledger's text, and a finding for each malformed line. */
export function parseLedger(text: string, file: string): { ledger: Ledger; diagnostics: Diagnostic[] } {
  const ledger: LedgerEntry[] = [];
  const diagnostics: Diagnostic[] = [];
  const checks = new Set<string | undefined>();
  const superseding: { readonly entry: LedgerEntry; readonly place: Place }[] = [];
  const lines = text.split('\n');
  for (const [index, ended] of lines.entries()) {
    const line = ended.replace(/\r$/, '');
    if (!line.trim()) continue;
    const mark = mergeMarkerAt(lines, index, file);
    if (mark) {
      const hint = 'Take out the lines with such marks. The lines between them may all stay, in any order.';
      diagnostics.push(fault(mark, sentences.merge, hint));
      continue;
    }
    const read = readLine(line);
    const place = { file, line: index + 1, column: 1, endLine: index + 1, endColumn: Math.min(line.length, underlined) + 1 };
    if (!('fault' in read)) {
      ledger.push(read);
      checks.add(checkOf(line));
      if (read.supersedes) superseding.push({ entry: read, place });
      continue;
    }
    const cutOff = read.fault === 'no JSON' && index === lines.length - 1;
    diagnostics.push(fault(place, cutOff ? sentences['cut off'] : sentences[read.fault]));
  }
  // A line that cannot be read may be the missing one.
  if (diagnostics.length > 0) return { ledger, diagnostics };
  const missed = superseding.filter(({ entry }) => !checks.has(entry.supersedes));
  return { ledger, diagnostics: missed.map(({ entry, place }) => removed(entry, place)) };
}

/** WL4021 for an entry whose predecessor is missing. */
function removed({ document, clause, language, at }: LedgerEntry, place: Place): Diagnostic {
  return finding('WL4021', { ...place, cause: 'lines missing in the ledger' }, [
    `A line about '${clause}' of '${document}' in '${language}' is missing: the one that this line of ${at} came after.`,
    `Take the line back from the version history. If it is lost for good, delete this line too and attest the clause again.`,
  ]);
}

const underlined = 60;

const sentences = {
  'no JSON': 'This line of the ledger is no line that the command attest has written, so it says nothing.',
  'no entry': 'This line of the ledger is no entry: a field is missing or has a value that it cannot have.',
  changed: 'This line of the ledger was changed after the command attest had written it: its own hash does not fit any more.',
  merge: 'This line is what a merge leaves behind that somebody still has to decide.',
  'cut off': 'The last line of the ledger is cut off in the middle, so it says nothing.',
} as const;

const restored =
  'Take the line back from the version history, or delete it as a whole and attest the clause again. Nobody writes in this file by hand.';

const fault = (place: Place, message: string, hint = restored) => finding('WL4021', place, [message, hint]);
