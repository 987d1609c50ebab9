import { build } from '../compile/build.ts';
import { check } from '../compile/check-site.ts';
import { openSite } from '../compile/configuration/open-site.ts';
import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import type { Findings } from '../diagnostics/findings.ts';
import { siteFolder } from '../package/roots.mjs';
import type { FunctionName, PlainOptions } from './read-options.ts';
import type { BuildResult, CheckResult, Finding } from './site-result.ts';

/** The argument of the process of a site, as JSON. */
export interface SiteRequest {
  readonly name: FunctionName;
  readonly options: PlainOptions;
}

/** A message from the process of a site: its progress, and at the end one result or the reason of its failure. */
export type SiteMessage =
  | { readonly progress: readonly [done: number, all: number] }
  | { readonly result: BuildResult | CheckResult }
  | { readonly failure: string };

/** Runs the requested function in the process of a site, sends the result to the parent process, and ends. */
export async function start(request: string): Promise<void> {
  process.once('disconnect', () => process.exit());
  const send = (message: SiteMessage, sent?: () => void) => process.send?.(message, undefined, undefined, sent);
  const progress = (done: number, all: number) => send({ progress: [done, all] });
  const message = await resultOf(JSON.parse(request), progress).then(
    (result): SiteMessage => ({ result }),
    (error): SiteMessage => ({ failure: error instanceof Error ? (error.stack ?? error.message) : String(error) }),
  );
  send(message, () => process.disconnect());
}

async function resultOf({ name, options }: SiteRequest, progress: (done: number, all: number) => void): Promise<BuildResult | CheckResult> {
  const site = openSite(siteFolder(options.folder), { ...options, progress });
  if (name === 'check') {
    const { isWhole, pages, ...findings } = await check(site);
    return { ...plain(findings), pages, isComplete: isWhole };
  }
  const { pages, rendered, upToDate, emitted, ...findings } = await build(site);
  const files = emitted && { written: emitted.written, unchanged: emitted.unchanged, removed: emitted.removed };
  return { ...plain(findings), pages, rendered, upToDate, ...(files && { files }) };
}

const plain = ({ ok, diagnostics, suppressed }: Findings & { readonly ok: boolean }) => ({
  ok,
  findings: diagnostics.map(findingOf),
  suppressed: suppressed.map(({ diagnostic, reason, until }) => ({ ...findingOf(diagnostic), reason, until })),
});

function findingOf(diagnostic: Diagnostic): Finding {
  const { cause, follows, also, fixIntent, suggestionIntent, part, found, expected, ...finding } = diagnostic;
  return finding;
}
