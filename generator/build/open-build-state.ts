import { relative, resolve } from 'node:path';
import { removeAbandonedStaging } from '../cache/abandoned-staging.ts';
import { evictFromCache } from '../cache/evict.ts';
import { type Diagnostic, finding } from '../diagnostics/diagnostic.ts';
import { hash } from '../package/hash.ts';
import type { RunOptions } from './build-run.ts';
import type { BuildState } from './build-state.ts';
import { cacheOf, type Settings, siteRoot } from './settings.ts';

/** The build state of one site in the cache. */
interface OpenBuildState {
  /** The state of the last build; absent if nothing may be reused. */
  readonly previousState: BuildState | undefined;
  readonly diagnostics: readonly Diagnostic[];
  /** Writes the state for the next build. `needed` names the cache files of the pages, which are evicted last. */
  write(state: BuildState, needed: ReadonlySet<string>): Promise<void>;
}

/** Reads the state of the last build, unless the run reuses nothing. */
export async function openBuildState(settings: Settings, { inputs, force, isStateDamaged }: RunOptions): Promise<OpenBuildState> {
  const { filesOfState, openStateStore } = await import('./stages.ts');
  const cache = cacheOf(settings);
  const name = stateName(settings, inputs.version());
  const store = openStateStore(cache, name);
  const read: Awaited<ReturnType<typeof store.read>> = isStateDamaged ? { damaged: true } : force ? {} : await store.read();
  return {
    previousState: read.state,
    diagnostics: 'damaged' in read ? [damagedState()] : [],
    async write(state, needed) {
      removeAbandonedStaging(cache);
      if (await store.write(state)) evictFromCache(cache, new Set([...needed, ...filesOfState(name, state)]));
    },
  };
}

/** Other settings make another site. The path of the site is left out, so that machines can share a cache. */
function stateName({ content, origin, pseudo, draft }: Settings, version: string): string {
  const folder = relative(siteRoot, resolve(content));
  return `site-${hash(JSON.stringify([version, folder, origin, pseudo, draft])).slice(0, 24)}`;
}

function damagedState(): Diagnostic {
  return finding('WL6007', {}, [
    'What the cache knew of the last build was damaged, so every page was made anew.',
    'Nothing else is needed.',
  ]);
}
