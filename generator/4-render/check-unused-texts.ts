import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import type { Content, Entry, Wording } from '../model/content.ts';
import type { Manifest } from '../model/manifest.ts';
import { leavesOf } from '../model/wording.ts';
import type { ShownTexts } from './shown-texts.ts';

/**
 * Texts of the dictionary and of the pages that no page has read in any language, told at the source. Complete only after every
 * page was rendered without an error: one that failed has not read its texts.
 */
export function checkUnusedTexts({ content, manifest }: { content: Content; manifest: Manifest }, shown: ShownTexts): Diagnostic[] {
  const { site, dictionaries, pages } = content;
  const published = new Set(manifest.routes.map(({ page }) => page));
  const kept = Object.keys(site.value.kept ?? {}).map((key) => key.split('.'));
  const isKept = (path: readonly string[]) => kept.some((start) => start.every((key, index) => path[index] === key));
  // Without an address only what other pages inherit can be shown; its own title is for those who work on it.
  const isUnseen = (path: readonly string[]) => path[0] !== 'clauses';
  return [
    ...unusedIn(dictionaries, { source: site.value.sourceLanguage, shown, excused: isKept }),
    ...[...pages.values()].flatMap(({ id, definition, copies }) =>
      unusedIn(copies, { source: definition.value.source, shown, excused: published.has(id) ? () => false : isUnseen }),
    ),
  ];
}

interface Question {
  readonly source: string;
  readonly shown: ShownTexts;
  excused(path: readonly string[]): boolean;
}

function unusedIn(entries: ReadonlyMap<string, Entry<Wording>>, { source, shown, excused }: Question): Diagnostic[] {
  const base = entries.get(source);
  if (!base) return [];
  const files = [...entries.values()].map(({ file }) => file);
  const unread = leavesOf(base.value).filter(({ path, value }) => typeof value === 'string' && !shown.has(files, path) && !excused(path));
  return unread
    .filter(({ path }) => !shown.elsewhere(base, path))
    .map(({ path }) => ({
      code: 'WL2017',
      severity: 'warning',
      file: base.file,
      dataPath: path,
      message: `No page shows '${path.join('.')}' in any language.`,
      hint: files.length > 1 ? 'Delete it here and in its translations, or use it.' : 'Delete it, or use it.',
    }));
}
