import { clauseGuides } from '../../4-render/clause-guides.ts';
import { stageCompressed } from '../../6-emit/compressed-files.ts';
import { publishing } from '../../6-emit/emit.ts';
import type { Emitted, Staging } from '../../6-emit/staging.ts';
import { writeGuides } from '../../6-emit/write-guides.ts';
import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import type { Content } from '../../model/content.ts';
import type { Site } from '../configuration/open-site.ts';
import { type BuildInputs, keyNow } from '../reuse/build-key.ts';
import type { BuiltSite } from './render-and-inspect.ts';
import { type BuildReport, reportFiles } from './report-build.ts';

interface SiteToEmit {
  readonly content: Content;
  readonly built: BuiltSite;
  readonly report: BuildReport;
  readonly staging: Staging;
  readonly inputs: BuildInputs;
}

/** Every file of a site: also the compressed copies if a host sends these. */
async function allFiles({ built, staging }: SiteToEmit, { cache }: Site): Promise<BuiltSite['files']> {
  if (!built.hosts.some(({ precompressed }) => precompressed)) return built.files;
  const { files, manifest } = built;
  return new Map([...files, ...(await stageCompressed(staging, { files, documents: manifest.documents, cache }))]);
}

/** Publishes a staged site with its reports, and writes the build state. Reports write errors. */
export async function emitSite(output: SiteToEmit, site: Site & { readonly out: string }) {
  const { content, built, report, inputs } = output;
  const lost = built.manifest.routes.filter(({ output }) => !built.files.has(output));
  if (lost.length) throw new Error(`${lost.length} pages were not made, and no finding reports why, such as ${lost[0]?.path}`);
  let isCertain = false;
  const published: { emitted?: Emitted; diagnostics: Diagnostic[] } = await publishing(site.out, output.staging, async () => {
    const version = inputs.version();
    const files = await allFiles(output, site);
    const reports = await reportFiles({ site, content, built, report, version, files });
    const key = await keyNow(site, inputs);
    // If files were edited meanwhile, pages may contain their old or new state, and no later build may rely on them.
    isCertain = key !== undefined;
    return { files, reports, configuration: built.configuration, inputs: key ?? '' };
  });
  if (isCertain) await built.remember();
  await writeGuides(clauseGuides(content, (await site.config()).writeFact), site.content, site.root);
  return published;
}
