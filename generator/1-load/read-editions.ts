import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { type Diagnostic, finding } from '../diagnostics/diagnostic.ts';
import {
  type Edition,
  type EditionRecord,
  editionsPath,
  nameOfEdition,
  sha256,
  type Withdrawal,
  withdrawalsFile,
} from '../model/editions.ts';
import { readText } from '../package/read-text.ts';

const editionFile = /^[\w-]+[\\/]\d{4}-\d\d-\d\d\.json$/;

/** The editions of a content folder with their texts. Files and lines that are not editions or withdrawals are reported (WL4026) and left out. */
export function readEditions(folder: string, name: string): { editions: Edition[]; diagnostics: Diagnostic[] } {
  const editions: Edition[] = [];
  const diagnostics: Diagnostic[] = [];
  const root = join(folder, editionsPath);
  const withdrawn = new Map<string, Withdrawal>();
  const files = existsSync(root) ? readdirSync(root, { recursive: true, encoding: 'utf8' }) : [];
  for (const path of files.filter((one) => editionFile.test(one)).sort()) {
    const text = readText(join(root, path)) ?? '';
    const record = recordIn<EditionRecord>(text, isEdition);
    const file = `${name}/${editionsPath}/${path.replaceAll('\\', '/')}`;
    if (!record) {
      diagnostics.push(
        finding('WL4026', { file }, [
          'This file is not an edition that the command edition wrote.',
          'Restore it from the version history.',
        ]),
      );
      continue;
    }
    const texts = new Map(
      Object.entries(record.texts).map(([language, one]) => [language, readText(join(root, record.document, one.file))]),
    );
    editions.push({ file, record, sha256: sha256(text), texts });
  }
  const file = `${name}/${editionsPath}/${withdrawalsFile}`;
  for (const [index, line] of (readText(join(root, withdrawalsFile)) ?? '').split('\n').entries()) {
    if (!line.trim()) continue;
    const record = recordIn<Withdrawal>(line, isWithdrawal);
    const edition = editions.find((one) => record && one.sha256 === record.sha256);
    if (record && edition && nameOfEdition(edition.record) === nameOfEdition(record)) withdrawn.set(edition.file, record);
    else
      diagnostics.push(
        finding('WL4026', { file, line: index + 1, column: 1 }, [
          record
            ? `This line withdraws ${nameOfEdition(record)}, which is missing or was altered.`
            : 'This line is not a withdrawal that the command edition wrote.',
          'Restore the line and the edition from the version history.',
        ]),
      );
  }
  const marked = editions.map((edition) => {
    const withdrawal = withdrawn.get(edition.file);
    return withdrawal ? { ...edition, withdrawn: withdrawal } : edition;
  });
  return { editions: marked, diagnostics };
}

function recordIn<Value>(text: string, isRecord: (value: Value) => boolean): Value | undefined {
  try {
    const value = JSON.parse(text) as Value;
    return isRecord(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

const areTexts = (...fields: readonly unknown[]) => fields.every((field) => typeof field === 'string');

const isEdition = ({ document, edition, inForce, by, at, sections, facts = {}, withdrawals = [], texts }: EditionRecord): boolean =>
  areTexts(document, edition, inForce, by, at, ...Object.values(facts), ...withdrawals) &&
  Object.values(sections).every((clauses) => areTexts(...clauses)) &&
  Object.values(texts).every(({ file, sha256: hash }) => /^[\w.-]+$/.test(file) && areTexts(hash));

const isWithdrawal = ({ document, edition, by, at, reason, sha256: hash, withdrawals = [] }: Withdrawal): boolean =>
  areTexts(document, edition, by, at, reason, hash, ...withdrawals);
