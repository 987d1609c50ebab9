import { type Manifest, readSite, renderPage } from '../../generator/index.ts';
import { type Element, elementsOf } from './html.ts';
import { opened } from './opened.ts';
import { type SiteParts, siteFolder } from './site-folder.ts';

export interface RenderedSite {
  readonly manifest: Manifest;
  /** The elements of the page at a path. */
  page(path: string): Promise<readonly Element[]>;
}

/** A small site with the given differences, planned; pages are rendered on demand. Any fault in it fails the test. */
export async function renderedSite(parts: SiteParts): Promise<RenderedSite> {
  const folder = await siteFolder(parts);
  const { site, diagnostics } = await readSite(opened({ content: folder.content }));
  await folder.remove();
  if (!site) throw new Error(diagnostics.map(({ code, file, message }) => `${code} ${file}: ${message}`).join('\n'));
  return {
    manifest: site.manifest,
    async page(path) {
      const route = site.manifest.routes.find((one) => one.path === path);
      if (!route) throw new Error(`the page ${path} does not exist`);
      const { html, diagnostics: found } = await renderPage(site, route);
      if (html === undefined || found.length) throw new Error(found.map(({ code, message }) => `${code} ${message}`).join('\n'));
      return elementsOf(html);
    },
  };
}
