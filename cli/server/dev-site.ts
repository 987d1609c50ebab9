import {
  bundleAssets,
  checkStyles,
  type Diagnostic,
  faultsOfTheme,
  internalError,
  openLiveTheme,
  openSite,
  type PlainSite,
  Stopped,
  stoppedFinding,
} from '../../generator/index.ts';
import { BoundedMap } from './bounded-map.ts';
import { startChecker } from './dev-checker.ts';
import { type AddressResponse, type DevResponse, type PageResponse, type ReadableSite, responseFor } from './dev-response.ts';
import { type ContentReading, isAsset, readOpenContent } from './read-open-content.ts';
import { type SuggestedAddress, suggestAddresses } from './suggested-addresses.ts';
import { servedByVite } from './vite-server.ts';

/** The maximal number of cached responses: an address may have any number of queries, and each is an entry. */
const maxResponses = 200;

/** The maximal number of pages whose last error-free version is stored. */
const maxGoodPages = 50;

interface DevState {
  readonly diagnostics: readonly Diagnostic[];
  readonly suggestions: readonly SuggestedAddress[];
}

/** A site whose pages are rendered on request. */
export interface DevSite {
  /** The present page; if it cannot be rendered, its last version. */
  respond(address: string): Promise<DevResponse>;
  /** Checks the whole site. If it changes meanwhile, the result is about the new one. */
  state(): Promise<DevState>;
  /** Reads changed files, by their absolute paths; without any, all may have changed. Requests meanwhile get the new pages. */
  reload(files?: readonly string[]): Promise<void>;
  /** Prepares for edits of the theme, so that the first takes no longer than the others. */
  prepare(): Promise<void>;
  /** Waits for the bundle and the reading that have begun: they write into the cache. */
  close(): Promise<void>;
}

type Bundled = Awaited<ReturnType<typeof bundleAssets>>;

/** The site between two changes. */
interface Reading {
  readonly opened: ContentReading;
  /** Absent if no content could be read yet, or the theme has never been bundled. */
  readonly readable: ReadableSite | undefined;
  readonly ofTheme: readonly Diagnostic[];
  readonly responses: BoundedMap<Promise<PageResponse>>;
  /** Diagnostics of the whole site, once it is checked. */
  found?: readonly Diagnostic[] | undefined;
}

export function openDevSite(given: PlainSite): DevSite {
  /** The diagnostics of an error that stopped a page or the check, for the panel over the page. */
  const faultsOf = async (error: unknown): Promise<readonly Diagnostic[]> => {
    if (error instanceof Stopped) return [stoppedFinding(error)];
    const faults = await faultsOfTheme(error, given);
    return faults.length ? faults : [internalError(error)];
  };
  let bundled: Promise<Bundled> = bundleAssets(openSite(given.root, given)).catch(async (error) => ({
    diagnostics: await faultsOf(error),
  }));
  const checker = startChecker(given);
  const live = openLiveTheme(openSite(given.root, given));
  const goodPages = new BoundedMap<AddressResponse>(maxGoodPages);

  const readingOf = async (opened: ContentReading): Promise<Reading> => {
    const { assets, diagnostics } = await bundled;
    const { site, content } = opened;
    const styles = assets && !site.pseudo ? await checkStyles(assets, site, content?.shared) : [];
    return {
      opened,
      readable: content && assets && { open: content, assets: servedByVite(assets, site), documents: undefined },
      ofTheme: [...diagnostics, ...styles],
      responses: new BoundedMap(maxResponses),
    };
  };
  const read = async (before?: Promise<Reading>, files: readonly string[] = []): Promise<Reading> => {
    // The caller of the previous reading has reported its failure.
    const last = await before?.catch(() => undefined);
    if (last && files.length && files.every((file) => isAsset(last.opened.site, file))) return { ...last, found: undefined };
    return readingOf(await readOpenContent(given, live, { last: last?.opened, files }));
  };
  let current = read();
  let reloads = 0;

  /** Shows the site with a new bundle; a broken theme keeps the last one. */
  const replaceBundle = async (fresh: Bundled) => {
    const last = await bundled;
    bundled = Promise.resolve({ ...last, ...fresh });
    current = current.then(({ opened }) => readingOf(opened));
  };
  const check = async (): Promise<DevState> => {
    for (;;) {
      const started = reloads;
      await current;
      const { found, bundled: fresh } = await checker.found();
      if (fresh) await replaceBundle(fresh);
      const reading = await current;
      if (started !== reloads) continue;
      reading.found = unique([...reading.ofTheme, ...found]);
      return { diagnostics: reading.found, suggestions: reading.readable ? suggestAddresses(reading.readable.open.manifest) : [] };
    }
  };
  const respond = async (address: string): Promise<DevResponse> => {
    const { readable, opened, responses, found, ofTheme } = await current;
    const response =
      responses.get(address) ??
      (readable ? responseFor(readable, address) : Promise.resolve(noSite)).catch(async (error) => ({
        ...noSite,
        ofPage: await faultsOf(error),
      }));
    responses.set(address, response);
    const { ofPage, ofTexts, ...answer } = await response;
    if (answer.status !== 500) goodPages.set(address, answer);
    const diagnostics = unique([...(found ?? [...ofTheme, ...(opened.faults ?? []), ...ofTexts]), ...ofPage]);
    return { ...(goodPages.get(address) ?? answer), diagnostics, isWhole: found !== undefined };
  };
  return {
    respond: (address) => respond(address).catch(async (error) => ({ ...noSite, diagnostics: await faultsOf(error), isWhole: true })),
    state: () => check().catch(async (error) => ({ diagnostics: await faultsOf(error), suggestions: [] })),
    async reload(files = []) {
      reloads += 1;
      // The thread leaves the processor to the open pages meanwhile.
      current = read(current, files).finally(() => checker.changed(files));
      // The next request for a page or the state returns the reason of a failure.
      await current.catch(() => {});
    },
    // The next reading reports the reason of a failure.
    async prepare() {
      await live.load().catch(() => {});
    },
    async close() {
      await Promise.all([checker.close(), Promise.allSettled([current, bundled]).then(live.close)]);
    },
  };
}

const noSite: PageResponse = { status: 500, ofPage: [], ofTexts: [] };

/** Diagnostics without repetitions: a file of the theme may break the bundle for browsers, the check and the page. */
const unique = (diagnostics: readonly Diagnostic[]): Diagnostic[] => [
  ...new Map(diagnostics.map((one) => [JSON.stringify(one), one])).values(),
];
