import type { FileRecords } from './file-records.ts';

/** What `dist/reports/files.json` holds: every file of the site with the beginning of its SHA-256. */
export interface FileHashes {
  /** How the hashes are made, for a reader without Wortlaut. */
  readonly hash: string;
  /** Path below the folder of the site → `shortHash` of the bytes. Sorted by path. */
  readonly files: Readonly<Record<string, string>>;
}

/** The hashes of the files of a site as the text of the report: what was built, for whoever publishes it to compare. */
export function fileHashes(records: FileRecords): string {
  const rows = [...records].map(([path, { hash }]) => [path, hash] as const).sort(([one], [other]) => (one < other ? -1 : 1));
  const report: FileHashes = { hash: 'the first 22 letters of the SHA-256 in base64url', files: Object.fromEntries(rows) };
  return `${JSON.stringify(report, null, 2)}\n`;
}
