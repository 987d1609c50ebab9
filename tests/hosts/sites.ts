import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { build, type Manifest } from '../../generator/index.ts';
import type { SiteFiles } from '../../generator/model/site-files.ts';
import { opened } from '../support/opened.ts';
import { root } from '../support/paths.ts';
import { type Shape, shaped } from '../support/shaped-site.ts';
import { type SiteFolder, siteFolder } from '../support/site-folder.ts';

const shapes: Readonly<Record<string, Shape | undefined>> = {
  'a site with countries': undefined,
  'a site with countries and tags of scripts': {
    languages: { en: 'ltr', 'zh-Hant': 'ltr', 'sr-Latn': 'ltr', 'pt-BR': 'ltr', ar: 'rtl' },
    site: `defaultLocale: 'at-zh-Hant', navigationCountry: 'at',`,
    countries: { at: ['zh-Hant', 'en'], de: ['sr-Latn'], pl: ['pt-BR'], fr: ['ar', 'en'] },
  },
  'a site with countries whose default locale has no prefix': {
    languages: { en: 'ltr', de: 'ltr' },
    site: `defaultLocale: 'at-de', navigationCountry: 'at', prefixDefaultLocale: false,`,
    countries: { at: ['de', 'en'], ch: ['de'] },
    atRoot: true,
  },
  'a site with languages alone': {
    languages: { en: 'ltr', de: 'ltr', 'zh-Hant': 'ltr', ar: 'rtl' },
    site: `defaultLocale: 'de',`,
  },
  'a site with languages whose default has no prefix': {
    languages: { en: 'ltr', de: 'ltr', 'pt-BR': 'ltr' },
    site: `defaultLocale: 'en', prefixDefaultLocale: false,`,
    atRoot: true,
  },
  'a site in one language': { languages: { en: 'ltr' }, site: `defaultLocale: 'en', prefixDefaultLocale: false,`, atRoot: true },
};

/** The small sites that hosts are asked about. */
export const siteNames = Object.keys(shapes);

/** The site of this repository, with every redirect that it has. */
export const siteInContent = 'the site in content/';

export interface HostedSite extends SiteFolder {
  readonly manifest: Manifest;
  /** The files of the site without compressed ones. */
  readonly files: SiteFiles;
}

/** A site, built for hosts. */
export async function hostedSite(name: string, hosts: readonly string[]): Promise<HostedSite> {
  const shape = shapes[name];
  const folder = shape ? await shaped(shape) : await siteFolder(name === siteInContent ? { from: `${root}/content` } : {});
  const result = await build(opened({ content: folder.content, out: folder.out, hosts, today: '2026-11-21' }));
  if (!result.ok) throw new Error(result.diagnostics.map(({ message }) => message).join('\n'));
  const site = join(folder.out, 'site');
  const entries = readdirSync(site, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  const paths = entries.map((entry) => join(entry.parentPath, entry.name).slice(site.length + 1));
  const pathSet = new Set(paths);
  const plain = paths.filter((path) => !(/\.(?:br|gz)$/.test(path) && pathSet.has(path.slice(0, -3))));
  return {
    ...folder,
    manifest: JSON.parse(readFileSync(join(folder.out, 'reports/manifest.json'), 'utf8')),
    files: new Map(plain.map((path) => [path, readFileSync(join(site, path))])),
  };
}
