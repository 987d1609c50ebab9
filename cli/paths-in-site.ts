import { existsSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';

/** The path of a file or folder of the site that the current folder is in, relative to the current folder. */
export function pathInSite(path: string): string {
  const here = process.cwd();
  return join(relative(here, siteAbove(here) ?? here), path);
}

/** The nearest folder with a theme or content, upwards. The command line loads no module of the generator to find it. */
function siteAbove(folder: string): string | undefined {
  if (['runtime/theme.ts', 'content/site.ts'].some((file) => existsSync(join(folder, file)))) return folder;
  return dirname(folder) === folder ? undefined : siteAbove(dirname(folder));
}
