import { build, mergeShards, type ShardFault } from '../../generator/index.ts';
import type { BuildOptions } from '../build-options.ts';
import { UsageError } from '../command-errors.ts';
import { outputFolder, settingsOf } from '../options.ts';
import { publish } from './build.ts';

/** Joins shards to the site that one build would make, byte for byte. Exit codes as of `build`; 2 for other folders. */
export async function merge(folders: readonly string[], options: BuildOptions): Promise<number> {
  const out = outputFolder(options.out ?? 'dist', options);
  const settings = { ...(await settingsOf(options)), production: options.production };
  const joined = await mergeShards(folders, settings);
  if ('fault' in joined && joined.fault === 'unwritable')
    return publish(options, out, async () => ({ ...nothingBuilt, diagnostics: [joined.diagnostic] }));
  if ('fault' in joined) throw new UsageError(sentences[joined.fault](joined as never));
  return publish(options, out, (progress) => build({ ...settings, out, previousState: joined.state, progress }));
}

const nothingBuilt = { ok: false, upToDate: false, typesRight: false, pages: 0, rendered: 0, suppressed: [], baselined: [], stale: 0 };

type Faults = { readonly [Name in Exclude<ShardFault['fault'], 'unwritable'>]: (fault: Extract<ShardFault, { fault: Name }>) => string };

const sentences: Faults = {
  none: ({ folder }) => `'${folder}' holds no whole shard. Name folders that \`build --shard\` has written.`,
  stale: ({ folder }) =>
    `The shard in '${folder}' was made from other content, other settings or another version of Wortlaut than this folder holds. Make it again with \`build --shard\`.`,
  missing: ({ shard: { index, of } }) => `Shard ${index} of ${of} is missing. Name the folders of all ${of}.`,
};
