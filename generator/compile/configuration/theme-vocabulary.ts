import type { SiteVocabulary } from '../../2-check/content-check.ts';
import { DiagnosticError } from '../../diagnostics/diagnostic.ts';
import type { Site } from './open-site.ts';
import { templateNames } from './theme.ts';

/** The vocabulary of the checks: what content may refer to outside itself. Throws a `DiagnosticError` if a template does not say what it reads. */
export async function vocabularyOf(site: Site): Promise<SiteVocabulary> {
  const { templateProps } = await import('../../1-load/template-shapes/template-props.ts');
  const { templateShapes } = await import('../../1-load/template-shapes/template-shapes.ts');
  const theme = await site.theme();
  const { factFormats, writeFact } = await site.config();
  const { props, faults } = await templateProps(site.root);
  if (faults.length) throw new DiagnosticError(faults);
  return {
    templates: templateNames(theme),
    shapes: await templateShapes(site.root, site.cache, props),
    ...(theme.flags && { flags: theme.flags }),
    ...(factFormats.length > 0 && { factFormats }),
    writeFact,
    production: site.production ?? false,
    today: site.today,
    ...(site.now !== site.today && { now: site.now }),
  };
}
