import { bundleAssets, checkStyles, type Diagnostic, openSite, type PlainSite } from '../../generator/index.ts';
import { BoundedMap } from './bounded-map.ts';
import { startChecker } from './dev-checker.ts';
import { type AddressResponse, type DevResponse, type PageResponse, type ReadableSite, responseFor } from './dev-response.ts';
import { type ContentReading, readOpenContent } from './read-open-content.ts';
import { type SuggestedAddress, suggestAddresses } from './suggested-addresses.ts';

/** The maximal number of cached responses: an address may have any number of queries, and each is an entry. */
const maxResponses = 200;

/** The maximal number of pages whose last error-free version is stored. */
const maxGoodPages = 50;

export interface DevState {
  readonly diagnostics: readonly Diagnostic[];
  readonly suggestions: readonly SuggestedAddress[];
}

/** A site whose pages are rendered on request. */
export interface DevSite {
  /** The present page; if it cannot be rendered, its last version. */
  respond(address: string): Promise<DevResponse>;
  /** Checks the whole site. If it changes meanwhile, the result is about the new one. */
  state(): Promise<DevState>;
  /**
   * Reads changed files of the content, by their absolute paths; without any, all may have changed. Requests that arrive meanwhile get
   * the new content. It is checked when the state is requested.
   */
  reload(files?: readonly string[]): Promise<void>;
}

/** The site between two changes. */
interface Reading {
  readonly opened: ContentReading;
  /** Absent if no content could be read yet. */
  readonly site: ReadableSite | undefined;
  /** The errors because of which the site is older than its files. */
  readonly faults: readonly Diagnostic[];
  /** Diagnostics of the bundle and its styles. */
  readonly ofTheme: readonly Diagnostic[];
  readonly responses: BoundedMap<Promise<PageResponse>>;
  /** Diagnostics of the whole site, once it is checked. */
  found?: readonly Diagnostic[] | undefined;
}

export function openDevSite(given: PlainSite): DevSite {
  const bundled = bundleAssets(openSite(given.root, given));
  const checker = startChecker(given);
  const goodPages = new BoundedMap<AddressResponse>(maxGoodPages);

  const read = async (before?: Promise<Reading>, files: readonly string[] = []): Promise<Reading> => {
    // The caller of the previous reading has reported its failure.
    const last = await before?.catch(() => undefined);
    const { assets, diagnostics: bundling } = await bundled;
    const opened = await readOpenContent(given, last?.opened, files);
    const { site, content, faults = [] } = opened;
    const readable = content && assets && { open: content, assets, documents: undefined };
    const styles = assets && !site.pseudo ? await checkStyles(assets, site, content?.shared) : [];
    return { opened, site: readable, faults, ofTheme: [...bundling, ...styles], responses: new BoundedMap(maxResponses) };
  };
  let current = read();

  return {
    async state() {
      for (;;) {
        const started = current;
        const reading = await started;
        const found = await checker.found();
        if (started !== current) continue;
        reading.found = [...reading.ofTheme, ...found];
        return { diagnostics: reading.found, suggestions: reading.site ? suggestAddresses(reading.site.open.manifest) : [] };
      }
    },
    async reload(files = []) {
      checker.changed(files);
      current = read(current, files);
      await current;
    },
    async respond(address) {
      const { site, responses, faults, found, ofTheme } = await current;
      const response = responses.get(address) ?? (site ? responseFor(site, address) : Promise.resolve(noSite));
      responses.set(address, response);
      const { ofPage, ofTexts, ...answer } = await response;
      if (answer.status !== 500) goodPages.set(address, answer);
      const diagnostics = [...(found ?? [...ofTheme, ...faults, ...ofTexts]), ...ofPage];
      return { ...(goodPages.get(address) ?? answer), diagnostics, isWhole: found !== undefined };
    },
  };
}

const noSite: PageResponse = { status: 500, ofPage: [], ofTexts: [] };
