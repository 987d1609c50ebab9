import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { type Diagnostic, finding } from '../diagnostics/diagnostic.ts';
import { type Edition, type EditionRecord, editionsPath, sha256 } from '../model/editions.ts';
import { readText } from '../package/read-text.ts';

const editionFile = /^[\w-]+[\\/]\d{4}-\d\d-\d\d\.json$/;

/** The editions of a content folder with their texts. Files that are not editions are reported (WL4026) and left out. */
export function readEditions(folder: string, name: string): { editions: Edition[]; diagnostics: Diagnostic[] } {
  const editions: Edition[] = [];
  const diagnostics: Diagnostic[] = [];
  const root = join(folder, editionsPath);
  const files = existsSync(root) ? readdirSync(root, { recursive: true, encoding: 'utf8' }) : [];
  for (const path of files.filter((one) => editionFile.test(one)).sort()) {
    const text = readText(join(root, path)) ?? '';
    const record = recordIn(text);
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
  return { editions, diagnostics };
}

function recordIn(text: string): EditionRecord | undefined {
  try {
    const value = JSON.parse(text) as EditionRecord;
    const isRecord = [value.document, value.edition, value.inForce, value.by, value.at].every((field) => typeof field === 'string');
    const areTexts = Object.values(value.texts).every(({ file, sha256: hash }) => /^[\w.-]+$/.test(file) && typeof hash === 'string');
    return isRecord && areTexts ? value : undefined;
  } catch {
    return undefined;
  }
}
