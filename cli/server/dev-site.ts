import {
  type Assets,
  bundleAssets,
  type Diagnostic,
  finish,
  policyHeader,
  readSite,
  renderPage,
  type Settings,
  type SiteFiles,
  type SiteModel,
  siteDocuments,
} from '../../generator/index.ts';
import { besidePage, besidePath } from './beside-page.ts';
import { contentType } from './content-types.ts';
import { findAddress } from './find-address.ts';
import { type Suggestion, tryFirst } from './try-first.ts';

/** What an address answers while the site is being written. 500 means that the page cannot be shown; the diagnostics say why. */
export interface DevAnswer {
  readonly status: 200 | 301 | 404 | 500;
  readonly location?: string;
  readonly type?: string;
  readonly body?: string | Uint8Array;
  readonly headers?: Readonly<Record<string, string>>;
  readonly diagnostics: readonly Diagnostic[];
}

export interface DevState {
  readonly diagnostics: readonly Diagnostic[];
  readonly suggestions: readonly Suggestion[];
}

/** A site whose pages are rendered when they are asked for. */
export interface DevSite {
  answer(address: string): Promise<DevAnswer>;
  state(): Promise<DevState>;
  /** Reads the content anew. Questions that come meanwhile are answered from the new one. */
  reload(): Promise<DevState>;
}

interface Reading {
  /** The content, or the last one without errors. */
  readonly site: SiteModel | undefined;
  readonly assets: Assets | undefined;
  readonly diagnostics: readonly Diagnostic[];
  readonly answers: Map<string, Promise<DevAnswer>>;
  documents: Promise<SiteFiles> | undefined;
}

export function openDevSite(settings: Settings): DevSite {
  const bundled = bundleAssets();
  const read = async (before: Promise<Reading> | undefined): Promise<Reading> => {
    const last = (await before)?.site;
    const [{ site, diagnostics }, { assets, diagnostics: bundling }] = await Promise.all([readSite(settings), bundled]);
    return { site: site ?? last, assets, diagnostics: [...bundling, ...diagnostics], answers: new Map(), documents: undefined };
  };
  let current = read(undefined);
  const state = async (): Promise<DevState> => {
    const { site, diagnostics } = await current;
    return { diagnostics, suggestions: site ? tryFirst(site.manifest) : [] };
  };
  return {
    state,
    reload() {
      current = read(current);
      return state();
    },
    async answer(address) {
      const reading = await current;
      const known = reading.answers.get(address);
      const answer = known ?? answerFrom(reading, address, settings);
      reading.answers.set(address, answer);
      return answer;
    },
  };
}

const html = 'text/html; charset=utf-8';
const besideUsage = `There is no such contract, or no such language. Ask as in ${besidePath}?document=terms-common&language=fr\n`;

async function answerFrom(reading: Reading, address: string, settings: Settings): Promise<DevAnswer> {
  const { site, assets, diagnostics } = reading;
  if (!site || !assets) return { status: 500, diagnostics };
  if (address.split('?')[0] === besidePath) {
    const body = await besidePage(site, address);
    return body
      ? { status: 200, type: html, body, diagnostics }
      : { status: 404, type: 'text/plain; charset=utf-8', body: besideUsage, diagnostics };
  }
  const found = findAddress(site.manifest, address);
  if (found.status === 301) return { status: 301, location: found.location, diagnostics };
  if (found.status === 404 && found.file) {
    reading.documents ??= siteDocuments(site, assets);
    const body = (await reading.documents).get(found.file);
    if (body !== undefined) return { status: 200, type: contentType(found.file), body, diagnostics };
  }
  const route = site.manifest.routes.find(({ path }) => path === found.route?.path);
  if (!route) return { status: 404, type: 'text/plain; charset=utf-8', body: '404 Not Found\n', diagnostics };
  const page = await renderPage(site, route, assets);
  const all = [...diagnostics, ...(await finish(page.diagnostics, settings, { content: site.content })).diagnostics];
  if (page.html === undefined) return { status: 500, diagnostics: all };
  const headers = policyHeader(site.manifest.pixel);
  return { status: found.status, type: html, body: page.html, headers, diagnostics: all };
}
