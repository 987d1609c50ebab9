import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { SiteFiles } from '../../generator/model/site-files.ts';
import { generatedFile, generatedOutside } from '../../generator/package/generated-types.ts';
import { removeLater } from './made-folders.ts';
import { root, testFolder } from './paths.ts';

/** A content folder of its own, and a place for its output, until the end of the test file. */
export interface SiteFolder {
  readonly content: string;
  readonly out: string;
  /** Writes or replaces content files. */
  write(files: Readonly<Record<string, string | Uint8Array>>): Promise<void>;
  /** Removes content files or folders. */
  drop(...paths: readonly string[]): Promise<void>;
  /** Removes it earlier. */
  remove(): Promise<void>;
}

/** The source of a copy, and the differences from it. */
export interface SiteParts {
  /** A content folder, or its files. */
  readonly from?: string | SiteFiles;
  readonly files?: Readonly<Record<string, string | Uint8Array>>;
  /** Files of the source that the copy lacks. */
  readonly without?: readonly string[];
}

/** A copy of the minimal site, or of another content folder, with the given differences. */
export async function siteFolder({
  from = `${root}/tests/sites/minimal/content`,
  files = {},
  without = [],
}: SiteParts = {}): Promise<SiteFolder> {
  const folder = mkdtempSync(`${testFolder}/site-`);
  const content = `${folder}/content`;
  const types = generatedFile(folder, root) ?? `${generatedOutside(content, root)}.d.ts`;
  removeLater(folder, types);
  // Synchronous calls take a third of the processor time for so many small files.
  if (typeof from === 'string') cpSync(from, content, { recursive: true });
  const site: SiteFolder = {
    content,
    out: `${folder}/dist`,
    async write(changes) {
      for (const [path, text] of Object.entries(changes)) {
        mkdirSync(dirname(join(content, path)), { recursive: true });
        writeFileSync(join(content, path), text);
      }
    },
    async drop(...paths) {
      for (const path of paths) rmSync(join(content, path), { recursive: true });
    },
    async remove() {
      for (const made of [folder, types]) rmSync(made, { recursive: true, force: true });
    },
  };
  if (typeof from !== 'string') await site.write(Object.fromEntries(from));
  await site.write(files);
  await site.drop(...without);
  return site;
}
