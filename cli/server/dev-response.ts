import {
  type Assets,
  contentType,
  type Diagnostic,
  finish,
  type OpenContent,
  policyHeader,
  readPage,
  renderPage,
  routesByPath,
  siteDocuments,
} from '../../generator/index.ts';
import { sideBySideAddresses, sideBySidePage, sideBySidePath } from './dev-pages.ts';
import { findAddress } from './find-address.ts';
import type { HttpResponse } from './http-messages.ts';

/** The response for an address of a site that is being written. 500 means that the page cannot be rendered. */
export interface AddressResponse extends Pick<HttpResponse, 'type' | 'body' | 'headers'> {
  readonly status: 200 | 301 | 302 | 404 | 500;
  readonly location?: string;
}

export interface DevResponse extends AddressResponse {
  readonly diagnostics: readonly Diagnostic[];
  /** Whether the diagnostics are complete: otherwise the check is still running. */
  readonly isWhole: boolean;
}

export interface PageResponse extends AddressResponse {
  readonly ofPage: readonly Diagnostic[];
  /** Diagnostics of the files of its texts, which are also diagnostics of the site. */
  readonly ofTexts: readonly Diagnostic[];
}

export interface ReadableSite {
  readonly open: OpenContent;
  readonly assets: Assets;
  /** All other files, rendered on the first request. */
  documents: ReturnType<typeof siteDocuments> | undefined;
}

const html = 'text/html; charset=utf-8';
const text = 'text/plain; charset=utf-8';
const noDiagnostics = { ofPage: [], ofTexts: [] };

/** The response for an address. Reads the copies of its page from disk. */
export async function responseFor(readable: ReadableSite, address: string): Promise<PageResponse> {
  const { open, assets } = readable;
  const { site, shared, manifest } = open;
  if (address.split('?')[0] === sideBySidePath) {
    const body = await sideBySidePage({ site, content: shared }, address);
    return body
      ? { status: 200, type: html, body, ...noDiagnostics }
      : { status: 404, type: text, body: sideBySideAddresses(shared), ...noDiagnostics };
  }
  const target = findAddress(manifest, address);
  if ('location' in target) return { status: target.status, location: target.location, ...noDiagnostics };
  if (target.status === 404 && target.file) {
    readable.documents ??= siteDocuments({ site, content: shared, manifest }, assets);
    const { files, diagnostics } = await readable.documents;
    const body = files.get(target.file);
    if (body !== undefined) return { status: 200, type: contentType(target.file, manifest.documents), body, ...noDiagnostics };
    const document = manifest.documents?.find(({ output }) => output === target.file);
    if (document) {
      const ofPage = diagnostics.filter(({ cause }) => cause === `document ${document.name}`);
      return { status: 500, type: text, body: ofPage.map(({ message }) => `${message}\n`).join(''), ofPage, ofTexts: [] };
    }
  }
  const route = routesByPath(manifest).get(target.route?.path ?? '');
  if (!route) return { status: 404, type: text, body: '404 Not Found\n', ...noDiagnostics };
  const { page, found: reading } = await readPage(open, route);
  const rendered = await renderPage(page, route, assets);
  const finished = async (diagnostics: readonly Diagnostic[]) =>
    diagnostics.length ? (await finish(diagnostics, site, { content: shared })).diagnostics : [];
  const findings = { ofPage: await finished(rendered.diagnostics), ofTexts: await finished(reading) };
  if (rendered.html === undefined) return { status: 500, ...findings };
  return { status: target.status, type: html, body: rendered.html, headers: policyHeader(manifest), ...findings };
}
