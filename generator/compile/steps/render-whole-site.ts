import { RenderContext } from '../../4-render/context.ts';
import { reportedOnce } from '../../4-render/page-failure.ts';
import { type RenderInput, renderPage } from '../../4-render/render.ts';
import { renderSiteDocuments } from '../../4-render/site-documents.ts';
import { renderThemeDocuments } from '../../4-render/theme-documents.ts';
import { checkSharedTextLimits, checkTextLimits } from '../../5-inspect/check-text-limits.ts';
import { ShownTexts } from '../../5-inspect/unused-texts/unread-texts.ts';
import { checkUnusedTexts } from '../../5-inspect/unused-texts/unused-texts.ts';
import { type Diagnostic, hasErrors } from '../../diagnostics/diagnostic.ts';
import { runCheck } from '../../diagnostics/run-check.ts';
import { routesByPath } from '../../model/manifest.ts';
import { loadedTexts } from '../../model/page-copies.ts';
import type { TemplateShapes } from '../../model/template-shape.ts';
import { findTextLimits } from '../../model/text-limit.ts';

interface RenderedSite {
  readonly files: ReadonlyMap<string, string | Uint8Array>;
  readonly diagnostics: readonly Diagnostic[];
}

interface WholeSite extends RenderInput {
  /** The properties that templates read; without them, texts that a template needs and does not show are not reported. */
  readonly shapes?: TemplateShapes;
}

/** Renders the whole site in memory: pages and the documents beside them, for commands that query all pages and write none. */
export function renderWholeSite({ theme, shapes = {}, ...input }: WholeSite): RenderedSite {
  const { content, manifest } = input;
  const site = new RenderContext({ ...input, routes: routesByPath(manifest) });
  const files = renderSiteDocuments(content, manifest, input.assets);
  const diagnostics: Diagnostic[] = [];
  const shown = new ShownTexts();
  const texts = loadedTexts(content);
  site.trackReads(shown.add, () => {
    const ofTheme = renderThemeDocuments({ site, theme, manifest });
    for (const [path, text] of ofTheme.files) files.set(path, text);
    diagnostics.push(...ofTheme.diagnostics);
    for (const route of manifest.routes) {
      const page = renderPage({ site, theme, texts, route });
      if (page.html !== undefined) files.set(route.output, page.html);
      diagnostics.push(...page.diagnostics);
    }
  });
  const unused = hasErrors(diagnostics)
    ? []
    : runCheck('unused-texts', () => checkUnusedTexts(content, { routes: manifest.routes, read: shown.read }, shapes));
  // Texts of the pseudo-locale are longer on purpose.
  const tooLong = manifest.pseudo
    ? []
    : runCheck('text-limits', () => {
        const measure = { content, resolver: (tag: string) => site.resolver(tag), limitsOf: findTextLimits(theme.textLimits) };
        return [...checkSharedTextLimits(content, measure), ...checkTextLimits(content.batch, measure)];
      });
  return { files, diagnostics: reportedOnce([...diagnostics, ...unused, ...tooLong]) };
}
