import { existsSync } from 'node:fs';
import { relative, resolve } from 'node:path';
import { type Diagnostic, type OpenSite, openSite, type Settings } from '../../generator/index.ts';

/** The content of a site between two changes. */
export interface SiteReading {
  /** Absent where no content could be read yet. */
  readonly site: OpenSite | undefined;
  /** Why the site is an older one than the files describe. */
  readonly faults: readonly Diagnostic[] | undefined;
}

/**
 * Reads what the pages of a site share, after files have changed (absolute paths; without any, all may have). It stays as it was where
 * nothing but texts of pages has changed, which are read when a page is asked for.
 */
export async function readOpenSite(settings: Settings, last?: SiteReading, files: readonly string[] = []): Promise<SiteReading> {
  const folder = resolve(settings.content);
  const readsAnew = (file: string) => last?.site?.source.readsAnew(relative(folder, file).replaceAll('\\', '/')) && existsSync(file);
  if (last?.site && !last.faults && files.length > 0 && files.every(readsAnew)) return last;
  const { site, diagnostics } = await openSite(settings);
  return site ? { site, faults: undefined } : { site: last?.site, faults: diagnostics };
}
