import { existsSync } from 'node:fs';
import { relative, resolve } from 'node:path';
import { type Diagnostic, type OpenSite, openSite, type Settings } from '../../generator/index.ts';

/** The content of a site between two changes. */
export interface SiteReading {
  /** Absent if no content could be read yet. */
  readonly site: OpenSite | undefined;
  /** The errors because of which the site is older than its files. */
  readonly faults: readonly Diagnostic[] | undefined;
}

/**
 * Reads the shared content of a site after files have changed (absolute paths; without any, all may have). Returns the last reading if only
 * texts of pages have changed, which are read for each request.
 */
export async function readOpenSite(settings: Settings, last?: SiteReading, files: readonly string[] = []): Promise<SiteReading> {
  const folder = resolve(settings.content);
  const readsAnew = (file: string) => last?.site?.source.readsAnew(relative(folder, file).replaceAll('\\', '/')) && existsSync(file);
  if (last?.site && !last.faults && files.length > 0 && files.every(readsAnew)) return last;
  const { site, diagnostics } = await openSite(settings);
  return site ? { site, faults: undefined } : { site: last?.site, faults: diagnostics };
}
