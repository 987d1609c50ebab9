import { buildShard, type Settings } from '../../generator/index.ts';
import type { BuildOptions } from '../build-options.ts';
import { UsageError } from '../command-errors.ts';
import { exitCodeOf } from '../exit-code.ts';
import { formatOf, print, shownOf } from '../print.ts';
import { progressOn } from '../progress.ts';

/** Builds one shard of the pages for `merge`. Exit code 0, 1 for errors in the content. */
export async function shard(settings: Settings, options: BuildOptions): Promise<number> {
  const shard = numberOf(options.shard ?? '');
  const out = options.out ?? `dist/shards/${shard.index}-of-${shard.of}`;
  const format = await formatOf(options.format);
  const { progress, clear } = progressOn(process.stderr);
  const result = await buildShard({ ...settings, out, shard, progress: options.quiet ? undefined : progress });
  clear();
  const { ok, pages, rendered } = result;
  const diagnostics = shownOf(result.diagnostics, options.quiet);
  if (format !== 'pretty' || diagnostics.length)
    print({ ok, findings: { ...result, diagnostics }, stats: { pages, rendered } }, { ...options, format, content: settings.content });
  if (!options.quiet)
    process.stderr.write(
      ok ? `Shard ${shard.index} of ${shard.of} in ${out}: ${pages} pages, ${rendered} rendered.\n` : 'Nothing was written.\n',
    );
  return ok ? 0 : exitCodeOf(result.diagnostics);
}

function numberOf(given: string): { index: number; of: number } {
  const [, index = 0, of = 0] = /^(\d+)\/(\d+)$/.exec(given)?.map(Number) ?? [];
  if (index < 1 || index > of) throw new UsageError(`'${given}' is no share of a site. Give two numbers such as 2/4: the second of four.`);
  return { index, of };
}
