import { relative } from 'node:path';
import { openPacks } from '../../cache/packs.ts';
import { damagedCache, openStore } from '../../cache/store.ts';
import { type HashedText, openText, type StoredText } from '../../cache/texts.ts';
import { trimCache } from '../../cache/trim.ts';
import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import type { Site } from '../configuration/open-site.ts';
import type { RunOptions } from './build-run.ts';
import type { BatchState, BuildState } from './build-state.ts';

interface OpenBuildState {
  /** The state of the last build; absent if nothing may be reused. */
  readonly previousState: BuildState | undefined;
  readonly diagnostics: readonly Diagnostic[];
  write(state: BuildState): Promise<void>;
}

/** The stored form of a state: it refers to three texts of each batch. They are long, and few of them change. */
interface StoredState extends Omit<BuildState, 'batches'> {
  readonly batches: readonly Omit<BatchState, 'records' | 'coverage' | 'reports'>[];
  readonly texts: readonly StoredText[];
}

/** Reads the state of the last build, unless the run supplies one or reuses nothing. */
export async function openBuildState(site: Site, { inputs, force, isStateDamaged }: RunOptions): Promise<OpenBuildState> {
  const { root, content, cache, origin, pseudo, draft } = site;
  const diagnostics: Diagnostic[] = [];
  const packs = openPacks(cache);
  const store = openStore(cache, { force, onDamage: (warning) => diagnostics.push(warning) });
  // Other settings make another site. The path of the site is left out, so that machines can share a cache.
  const key = [inputs.version(), relative(root, content), origin, pseudo, draft];
  return {
    previousState: await read(),
    diagnostics,
    async write(state) {
      const all = state.batches.flatMap(({ records, coverage, reports }) => [records, coverage, reports]);
      const texts = all.map(({ hash, slice }): StoredText => [hash, slice]);
      const batches = state.batches.map(({ records, coverage, reports, ...batch }) => batch);
      await store.write('state', key, JSON.stringify({ ...state, batches, texts } satisfies StoredState));
      const packsOfTexts = texts.map(([, [pack]]) => pack);
      trimCache(cache, new Set([store.fileOf('state', key), ...packsOfTexts, ...state.batches.flatMap(({ htmlPacks }) => htmlPacks)]));
    },
  };

  async function read(): Promise<BuildState | undefined> {
    if (isStateDamaged) {
      diagnostics.push(damagedCache());
      return undefined;
    }
    // JSON is read in half the time of the other form.
    const stored = await store.read<string>('state', key);
    if (stored === undefined) return undefined;
    const { texts, ...state } = JSON.parse(stored) as StoredState;
    if (!packs.has(texts.map(([, slice]) => slice))) return undefined;
    const opened = texts.map((text) => openText(packs, text));
    const batches = state.batches.map((batch, number) => {
      const [records, coverage, reports] = opened.slice(number * 3, number * 3 + 3) as [HashedText, HashedText, HashedText];
      return { ...batch, records, coverage, reports };
    });
    return { ...state, batches };
  }
}
