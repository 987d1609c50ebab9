import { configSources, textOf } from './config-sources.mjs';
import { hash } from './hash.ts';

/** Hash of the configuration of the site in a folder and of the files that it imports; the same for all sites without one. */
export const hashOfConfig = (siteRoot: string): string =>
  hash(...configSources(siteRoot).map((file) => `${file}\0${hash(textOf(`${siteRoot}/${file}`))}\n`));
