import { bundleAssets, checkStyles, type Diagnostic, type Settings } from '../../generator/index.ts';
import { answerFrom, type DevAnswer, type PageAnswer, type ReadableSite } from './dev-answer.ts';
import { startChecker } from './dev-checker.ts';
import { LastShown } from './last-shown.ts';
import { readOpenSite, type SiteReading } from './read-open-site.ts';
import { Recent } from './recent.ts';
import { type Suggestion, tryFirst } from './try-first.ts';

/** So many answers are kept between two changes: an address may have any number of queries, and each is a page. */
const most = 200;

export interface DevState {
  readonly diagnostics: readonly Diagnostic[];
  readonly suggestions: readonly Suggestion[];
}

/** A site whose pages are rendered when they are asked for. */
export interface DevSite {
  /** The page as it now is; where it cannot be made, the last that could be. */
  answer(address: string): Promise<DevAnswer>;
  /** Checks the whole site and says what is wrong with it. Where it changes meanwhile, the answer is about the new one. */
  state(): Promise<DevState>;
  /**
   * Takes note that files of the content have changed, by their absolute paths; without any, that all may have. Questions that come
   * meanwhile are answered from the new content. It is checked when somebody asks for its state.
   */
  reload(files?: readonly string[]): Promise<void>;
}

/** The site between two changes. */
interface Reading {
  readonly opened: SiteReading;
  /** Absent where no content could be read yet. */
  readonly site: ReadableSite | undefined;
  /** Why the site is an older one than the files describe. */
  readonly faults: readonly Diagnostic[];
  /** What is wrong with the bundle and its styles. */
  readonly ofTheme: readonly Diagnostic[];
  readonly answers: Recent<Promise<PageAnswer>>;
  /** What is wrong with the whole site, once that is known. */
  found?: readonly Diagnostic[] | undefined;
}

export function openDevSite(settings: Settings): DevSite {
  const bundled = bundleAssets();
  const checker = startChecker(settings);
  const lastShown = new LastShown();

  const read = async (before?: Promise<Reading>, files: readonly string[] = []): Promise<Reading> => {
    // Whoever waited for the reading before was told how it failed.
    const last = await before?.catch(() => undefined);
    const { assets, diagnostics: bundling } = await bundled;
    const opened = await readOpenSite(settings, last?.opened, files);
    const { site, faults = [] } = opened;
    const readable = site && assets && { open: site, assets, documents: undefined };
    const styles = assets && !settings.pseudo ? await checkStyles(assets, settings, site?.shared) : [];
    return { opened, site: readable, faults, ofTheme: [...bundling, ...styles], answers: new Recent(most) };
  };
  let current = read();

  return {
    async state() {
      for (;;) {
        const asked = current;
        const reading = await asked;
        const found = await checker.found();
        if (asked !== current) continue;
        reading.found = [...reading.ofTheme, ...found];
        return { diagnostics: reading.found, suggestions: reading.site ? tryFirst(reading.site.open.manifest) : [] };
      }
    },
    async reload(files = []) {
      checker.changed(files);
      current = read(current, files);
      await current;
    },
    async answer(address) {
      const { site, answers, faults, found, ofTheme } = await current;
      const made = answers.get(address) ?? (site ? answerFrom(site, address, settings) : Promise.resolve(notMade));
      answers.keep(address, made);
      const { ofPage, ofTexts, ...answer } = await made;
      const diagnostics = [...(found ?? [...ofTheme, ...faults, ...ofTexts]), ...ofPage];
      return { ...lastShown.instead(address, answer), diagnostics, isWhole: found !== undefined };
    },
  };
}

const notMade: PageAnswer = { status: 500, ofPage: [], ofTexts: [] };
