import type { Coverage } from '../7-report/coverage.ts';
import { definitionOf } from '../diagnostics/codes.ts';
import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import { noAssets } from '../model/site-files.ts';
import { renderingOf, type Site } from './configuration/open-site.ts';
import { vocabularyOf } from './configuration/theme-vocabulary.ts';
import { errorsLeft } from './steps/finish-findings.ts';
import { loadAndCheck } from './steps/load-and-check.ts';
import { planSite } from './steps/plan-site.ts';

const isCounted = ({ code }: Diagnostic) => definitionOf(code).coverage !== undefined;

/** The translated and missing texts; only diagnostics if the content has other errors. Renders every page to find unused texts. */
export async function readCoverage(site: Site): Promise<{ coverage?: Coverage; diagnostics: readonly Diagnostic[] }> {
  const { coverage, coverageOfBatch, isMissingPart, renderWholeSite } = await import('./steps/stages.ts');
  const { shapes } = await vocabularyOf(site);
  const { content, diagnostics: found } = await loadAndCheck(site);
  const faults = found.filter((diagnostic) => diagnostic.severity === 'error' && !isCounted(diagnostic));
  const errors = await errorsLeft(faults, site, content);
  if (!content || errors.length) return { diagnostics: errors };
  const { manifest, routing } = await planSite(content, site);
  const misplaced = await errorsLeft(routing, site, content);
  if (misplaced.length) return { diagnostics: misplaced };
  const rendering = await renderingOf(site);
  const { diagnostics: ofPages } = renderWholeSite({ ...rendering, content, manifest, assets: noAssets, shapes });
  const failed = await errorsLeft(
    ofPages.filter((diagnostic) => diagnostic.severity === 'error' && !isCounted(diagnostic) && !isMissingPart(content, diagnostic)),
    site,
    content,
  );
  if (failed.length) return { diagnostics: failed };
  const batches = [coverageOfBatch(content.batch, manifest)];
  return {
    coverage: coverage({ content, manifest, diagnostics: [...found, ...ofPages], batches, writeFact: rendering.writeFact }),
    diagnostics: [],
  };
}
