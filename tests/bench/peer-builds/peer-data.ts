import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pageData, siteData } from '../site-data.ts';
import { languages, pageIds, type SyntheticSize } from '../synthetic-site.ts';

/**
 * Writes the site as the peers read it: `site.json`; for each language all its pages as `<language>.json`, which is the quickest
 * for most; and each page as a file of its own in `pages/<language>/`, for those that read page by page.
 */
export async function writePeerData(folder: string, size: SyntheticSize): Promise<void> {
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, 'site.json'), JSON.stringify(siteData(size)));
  for (const language of languages) {
    const pages = pageIds(size).map((id) => pageData(id, language));
    await writeFile(join(folder, `${language}.json`), JSON.stringify(pages));
    const own = join(folder, 'pages', language);
    await mkdir(own, { recursive: true });
    for (const page of pages) await writeFile(join(own, `${page.id}.json`), JSON.stringify(page));
  }
}
