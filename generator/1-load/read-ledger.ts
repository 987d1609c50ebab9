import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import { type Ledger, type LedgerEntry, ledgerPath, readLine } from '../model/ledger.ts';

/** The ledger of a content folder; a folder without one has an empty ledger. Lines that cannot be read are reported and say nothing. */
export async function readLedger(folder: string, name: string): Promise<{ ledger: Ledger; diagnostics: Diagnostic[] }> {
  const text = await readFile(join(folder, ledgerPath), 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT' || error.code === 'ENOTDIR') return '';
    return error;
  });
  const file = `${name}/${ledgerPath}`;
  return typeof text === 'string'
    ? parseLedger(text, file)
    : { ledger: [], diagnostics: [finding({ file }, `The ledger cannot be read (${text.code}), so no clause has a status.`)] };
}

/** The entries of a ledger's text, whatever happened to it. */
export function parseLedger(text: string, file: string): { ledger: Ledger; diagnostics: Diagnostic[] } {
  const ledger: LedgerEntry[] = [];
  const diagnostics: Diagnostic[] = [];
  const lines = text.split('\n');
  for (const [index, ended] of lines.entries()) {
    const line = ended.replace(/\r$/, '');
    if (!line.trim()) continue;
    const read = readLine(line);
    if (!('fault' in read)) {
      ledger.push(read);
      continue;
    }
    const place = { file, line: index + 1, column: 1, endLine: index + 1, endColumn: Math.min(line.length, frameWidth) + 1 };
    const cutOff = read.fault === 'no JSON' && index === lines.length - 1;
    diagnostics.push(finding(place, cutOff ? sentences['cut off'] : sentences[read.fault]));
  }
  return { ledger, diagnostics };
}

/** Longer marks under a line help nobody. */
const frameWidth = 60;

const sentences = {
  'no JSON': 'This line of the ledger is no line that the command attest has written, so it says nothing.',
  'no entry': 'This line of the ledger is no entry: a field is missing or has a value that it cannot have.',
  changed: 'This line of the ledger was changed after the command attest had written it: its own hash does not fit any more.',
  'cut off': 'The last line of the ledger is cut off in the middle, so it says nothing.',
} as const;

function finding(place: Pick<Diagnostic, 'file' | 'line' | 'column' | 'endLine' | 'endColumn'>, message: string): Diagnostic {
  return {
    ...place,
    code: 'WL4021',
    severity: 'error',
    message,
    hint: 'Take the line back from the version history, or delete it as a whole and attest the clause again. Nobody writes in this file by hand.',
  };
}
