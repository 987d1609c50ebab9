import { existsSync } from 'node:fs';
import { relative, resolve } from 'node:path';
import { bundleAssets, checkOpenSite, type Diagnostic, finish, openSite, type Settings } from '../../generator/index.ts';
import { answerFrom, type DevAnswer, type PageAnswer, type ReadableSite } from './dev-answer.ts';
import { LastShown } from './last-shown.ts';
import { type Suggestion, tryFirst } from './try-first.ts';

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
  /** Absent where no content could be read yet. */
  readonly site: ReadableSite | undefined;
  /** Why the site is an older one than the files describe. */
  readonly faults: readonly Diagnostic[] | undefined;
  readonly bundling: readonly Diagnostic[];
  readonly answers: Map<string, Promise<PageAnswer>>;
  /** What is wrong with the whole site, once that is known. */
  found?: readonly Diagnostic[] | undefined;
}

export function openDevSite(settings: Settings): DevSite {
  const bundled = bundleAssets();
  const folder = resolve(settings.content);
  const lastShown = new LastShown();

  const read = async (before?: Promise<Reading>, files: readonly string[] = []): Promise<Reading> => {
    const last = await before?.catch(() => undefined);
    const { assets, diagnostics: bundling } = await bundled;
    const readsAnew = (file: string) => last?.site?.open.source.readsAnew(relative(folder, file).replaceAll('\\', '/')) && existsSync(file);
    const fresh = { bundling, answers: new Map() };
    // What pages share is as it was where nothing but texts of pages has changed, which are read when a page is asked for.
    if (last?.site && !last.faults && files.length > 0 && files.every(readsAnew))
      return { ...fresh, site: { ...last.site, documents: undefined }, faults: undefined };
    const { site, diagnostics } = await openSite(settings);
    if (!site || !assets) return { ...fresh, site: last?.site, faults: diagnostics };
    return { ...fresh, site: { open: site, assets, documents: undefined }, faults: undefined };
  };
  let current = read();

  const checked = async (reading: Promise<Reading>): Promise<readonly Diagnostic[] | undefined> => {
    const { site, faults, bundling } = await reading;
    if (faults || !site) return [...bundling, ...(await finish(faults ?? [], settings, { content: site?.open.frame })).diagnostics];
    const found = await checkOpenSite(site.open, settings, () => reading === current);
    return found && [...bundling, ...found];
  };
  return {
    async state() {
      for (;;) {
        const asked = current;
        const reading = await asked;
        reading.found ??= await checked(asked);
        const { found, site } = reading;
        if (asked === current && found) return { diagnostics: found, suggestions: site ? tryFirst(site.open.manifest) : [] };
      }
    },
    async reload(files) {
      current = read(current, files);
      await current;
    },
    async answer(address) {
      const reading = await current;
      const { site, answers, faults = [], found } = reading;
      const made = answers.get(address) ?? (site ? answerFrom(site, address, settings) : Promise.resolve(notMade));
      answers.set(address, made);
      const { ofPage, ofTexts, ...answer } = await made;
      const diagnostics = [...(found ?? [...reading.bundling, ...faults, ...ofTexts]), ...ofPage];
      return { ...lastShown.instead(address, answer), diagnostics, isWhole: found !== undefined };
    },
  };
}

const notMade: PageAnswer = { status: 500, ofPage: [], ofTexts: [] };
