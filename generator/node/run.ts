import { cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { build } from '../compile/build.ts';
import { check } from '../compile/check-site.ts';
import { openSite } from '../compile/configuration/open-site.ts';
import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import type { Findings } from '../diagnostics/findings.ts';
import { siteFolder } from '../package/roots.mjs';
import { type PlainOptions, readOptions } from './read-options.ts';
import type { BuildOptions, CheckOptions } from './site-options.ts';
import type { BuildResult, CheckResult, Finding } from './site-result.ts';

/** `build` of `wortlaut/node`. */
export async function runBuild({ progress, signal, ...given }: BuildOptions): Promise<BuildResult> {
  const options = readOptions('build', { ...given, progress, signal });
  signal?.throwIfAborted();
  const site = openSite(siteFolder(options.folder), { ...options, progress, signal });
  const { pages, rendered, upToDate, emitted, ...findings } = await build(site);
  if (!findings.ok) signal?.throwIfAborted();
  const files = emitted && { written: emitted.written, unchanged: emitted.unchanged, removed: emitted.removed };
  return { ...plain(findings), pages, rendered, upToDate, ...(files && { files }) };
}

/** `check` of `wortlaut/node`. */
export async function runCheck({ progress, signal, ...given }: CheckOptions): Promise<CheckResult> {
  const options = readOptions('check', { ...given, progress, signal });
  signal?.throwIfAborted();
  const site = openSite(siteFolder(options.folder), { ...options, progress, signal });
  const run = (content: string) => check({ ...site, content });
  const { isWhole, pages, ...findings } = options.files ? await withFiles(options, options.files, run) : await run(site.content);
  signal?.throwIfAborted();
  return { ...plain(findings), pages, isComplete: isWhole };
}

/** Runs a function on a copy of the content folder with other files. Below the folder of the site, imports find the same packages. */
async function withFiles<Result>(
  { folder, content }: PlainOptions,
  files: NonNullable<CheckOptions['files']>,
  run: (content: string) => Promise<Result>,
): Promise<Result> {
  const copies = join(folder, '.wortlaut', 'changed-content');
  await mkdir(copies, { recursive: true });
  const copy = await mkdtemp(join(copies, 'copy-'));
  try {
    await cp(content, join(copy, 'content'), { recursive: true });
    for (const [path, text] of Object.entries(files)) {
      const file = join(copy, 'content', path);
      await mkdir(dirname(file), { recursive: true });
      await (text === null ? rm(file, { force: true }) : writeFile(file, text));
    }
    return await run(join(copy, 'content'));
  } finally {
    await rm(copy, { recursive: true, force: true });
  }
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
