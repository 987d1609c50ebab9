import { build } from '../build/build.ts';
import { check } from '../build/check-site.ts';
import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import type { Findings } from '../diagnostics/findings.ts';
import type { Fix } from '../diagnostics/fix.ts';
import type { Finding, SuppressedFinding } from './finding.ts';
import type { SiteMessage, SiteRequest } from './messages.ts';
import type { BuildResult, CheckResult } from './site-result.ts';

/** Runs in the process of a site: does what was asked, sends the result to the process that asked, and ends. */
export async function start(request: string): Promise<void> {
  // Nobody waits for the result any more.
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
  if (name === 'check') {
    const { isWhole, pages, ...findings } = await check({ ...options, progress });
    return { ...plain(findings), pages, isComplete: isWhole };
  }
  const { pages, rendered, upToDate, emitted, ...findings } = await build({ ...options, progress });
  const files = emitted && { written: emitted.written, unchanged: emitted.unchanged, removed: emitted.removed };
  return { ...plain(findings), pages, rendered, upToDate, ...(files && { files }) };
}

const plain = ({ ok, diagnostics, suppressed }: Findings & { readonly ok: boolean }) => ({
  ok,
  findings: diagnostics.map(findingOf),
  suppressed: suppressed.map(({ diagnostic, reason, until }): SuppressedFinding => ({ ...findingOf(diagnostic), reason, until })),
});

/** What a finding says, without what the generator keeps to group and place it. */
function findingOf(diagnostic: Diagnostic): Finding {
  const { cause, follows, also, fixIntent, suggestionIntent, part, found, expected, fix, suggestion, ...finding } = diagnostic;
  return { ...finding, ...(fix && { fix: fixOf(fix) }), ...(suggestion && { suggestion: fixOf(suggestion) }) };
}

const fixOf = ({ title, edits }: Fix) => ({ title, edits });
