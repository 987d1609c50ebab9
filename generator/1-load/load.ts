import { type Diagnostic, finding } from '../diagnostics/diagnostic.ts';
import type { Content } from '../model/content.ts';
import { addDays } from '../model/days.ts';
import { faultOfLink } from '../package/walk-folder.ts';
import { assemble, type Loaded } from './assemble.ts';
import { type ContentFolder, openFolder } from './content-folder.ts';
import { deduplicate } from './deduplicate.ts';
import type { LinkedModules } from './link-modules.ts';
import { readEditions } from './read-editions.ts';
import { readFiles } from './read-files.ts';
import { readLedger } from './read-ledger.ts';
import { readLock } from './read-lock.ts';
import { unreadFiles } from './unread-files.ts';
import { wrongSources } from './wrong-sources.ts';

/**
 * Reads a content folder, and reports files that cannot be read, throw or have a wrong shape. Names files relative to its parent.
 * @param today the day (ISO date) whose values facts have; without one, those that are written first
 */
export async function load(given: string, today?: string): Promise<Loaded> {
  const folder = openFolder(given);
  if (!folder.modules.files.has('site.ts')) return noContentFolder(given, folder.files.length);
  const { content, diagnostics } = await loadFiles(folder, folder.claimed, today);
  return { content, diagnostics };
}

/** The content of a day from these files of a folder, and their modules. */
export async function loadFiles(
  folder: ContentFolder,
  paths: readonly string[],
  today: string | undefined,
): Promise<Loaded & { readonly linked: LinkedModules }> {
  const { path, name, files } = folder;
  const { values, diagnostics, linked } = await readFiles(folder, paths);
  const { ledger, diagnostics: broken } = await readLedger(path, name);
  const { published, diagnostics: unreadable } = await readLock(path, name);
  const { editions, diagnostics: notEditions } = readEditions(path, name);
  const { content, diagnostics: missing } = assemble({ name, files, values, ledger, editions, published, today });
  const wrong = content && today !== undefined ? wrongClock(content.facts, today) : undefined;
  if (wrong) return { content: undefined, diagnostics: [wrong], linked };
  return {
    content,
    diagnostics: [
      ...irregularFiles(folder),
      ...unreadFiles(folder, content?.languages.value ?? {}, linked),
      ...deduplicate(diagnostics),
      ...broken,
      ...unreadable,
      ...notEditions,
      ...missing,
      ...wrongSources(folder, content, linked),
    ],
    linked,
  };
}

/** WL1047 for a day more than a year before most facts: what depends on the day would be reported at places that are right. */
function wrongClock(facts: Content['facts'], today: string): Diagnostic | undefined {
  const days = [...facts.values()].map(({ value }) => value.asOf).sort();
  const [middle = '', last = ''] = [days[(days.length - 1) >> 1], days.at(-1)];
  if (days.length < 2 || middle <= addDays(today, 365)) return undefined;
  return finding('WL1047', { severity: 'error' }, [
    `Today is ${today}, and most facts are as of days more than a year later, up to ${last}: the clock of this machine, or the day of --as-of, is wrong, so nothing was checked.`,
    `Set the clock, or give a later day: --as-of ${last}.`,
  ]);
}

/** WL1038 for entries that are neither files nor links to files; they are never opened. */
function irregularFiles({ path: folder, name, irregular, modules }: ContentFolder): Diagnostic[] {
  return irregular.map((path) =>
    finding('WL1038', { file: `${name}/${path}` }, [
      modules.links.has(path) ? faultOfLink(`${folder}/${path}`) : 'This is a pipe, a socket or a device, and a file is expected.',
      'Remove it, or replace it with a file.',
    ]),
  );
}

/** WL1004 for a folder without which there is nothing to load. */
export function noContentFolder(folder: string, count: number): Loaded {
  const diagnostic = finding('WL1004', { file: `${folder}/site.ts` }, [
    count
      ? `The folder '${folder}' has no site.ts, so it is not a content folder.`
      : `The folder '${folder}' is empty or does not exist; a content folder with a site.ts is expected.`,
    'Name the right folder with --content, or start from the content folder of this project.',
  ]);
  return { content: undefined, diagnostics: [diagnostic] };
}
