import {
  type Assets,
  type Diagnostic,
  finish,
  type OpenSite,
  policyHeader,
  readPage,
  renderPage,
  type Settings,
  type SiteFiles,
  siteDocuments,
} from '../../generator/index.ts';
import { besidePage, besidePath } from './beside-page.ts';
import { contentType } from './content-types.ts';
import { findAddress } from './find-address.ts';

/** What is shown at an address while the site is being written. 500 means that the page cannot be made. */
export interface Shown {
  readonly status: 200 | 301 | 302 | 404 | 500;
  readonly location?: string;
  readonly type?: string;
  readonly body?: string | Uint8Array;
  readonly headers?: Readonly<Record<string, string>>;
}

export interface DevAnswer extends Shown {
  readonly diagnostics: readonly Diagnostic[];
  /** Whether the diagnostics are all that is wrong: otherwise the site is still being checked. */
  readonly isWhole: boolean;
}

export interface PageAnswer extends Shown {
  /** What is wrong with the page as it was made. */
  readonly ofPage: readonly Diagnostic[];
  /** What is wrong with the files of its texts, which is also wrong with the site. */
  readonly ofTexts: readonly Diagnostic[];
}

/** A site with all that its pages are made of. */
export interface ReadableSite {
  readonly open: OpenSite;
  readonly assets: Assets;
  /** Everything beside the pages, made when it is first asked for. */
  documents: Promise<SiteFiles> | undefined;
}

const html = 'text/html; charset=utf-8';
const text = 'text/plain; charset=utf-8';
const nothingWrong = { ofPage: [], ofTexts: [] };
const besideUsage = `There is no such contract, or no such language. Ask as in ${besidePath}?document=terms-common&language=fr\n`;

/** What an address answers. The copies of its page are read from the disk. */
export async function answerFrom(site: ReadableSite, address: string, settings: Settings): Promise<PageAnswer> {
  const { open, assets } = site;
  const { shared, manifest } = open;
  if (address.split('?')[0] === besidePath) {
    const body = await besidePage({ content: shared }, address);
    return body ? { status: 200, type: html, body, ...nothingWrong } : { status: 404, type: text, body: besideUsage, ...nothingWrong };
  }
  const found = findAddress(manifest, address);
  if ('location' in found) return { status: found.status, location: found.location, ...nothingWrong };
  if (found.status === 404 && found.file) {
    site.documents ??= siteDocuments({ content: shared, manifest }, assets);
    const body = (await site.documents).get(found.file);
    if (body !== undefined) return { status: 200, type: contentType(found.file), body, ...nothingWrong };
  }
  const route = manifest.routes.find(({ path }) => path === found.route?.path);
  if (!route) return { status: 404, type: text, body: '404 Not Found\n', ...nothingWrong };
  const { page, found: reading } = await readPage(open, route);
  const rendered = await renderPage(page, route, assets);
  const finished = async (diagnostics: readonly Diagnostic[]) =>
    diagnostics.length ? (await finish(diagnostics, settings, { content: shared })).diagnostics : [];
  const wrong = { ofPage: await finished(rendered.diagnostics), ofTexts: await finished(reading) };
  if (rendered.html === undefined) return { status: 500, ...wrong };
  return { status: found.status, type: html, body: rendered.html, headers: policyHeader(manifest), ...wrong };
}
