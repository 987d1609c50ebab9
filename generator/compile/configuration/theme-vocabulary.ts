import type { Vocabulary } from '../../2-check/content-check.ts';
import { DiagnosticError } from '../../diagnostics/diagnostic-error.ts';
import { loadConfig } from './config.ts';
import { cacheOf, type Settings, siteRoot, todayOf } from './settings.ts';
import { loadTheme, templateNames } from './theme.ts';

/** The vocabulary of the checks: what content may refer to outside itself. Throws a `DiagnosticError` if a template does not say what it reads. */
export async function vocabularyOf(settings: Settings): Promise<Vocabulary> {
  const { templateProps } = await import('../../1-load/template-shapes/template-props.ts');
  const { templateShapes } = await import('../../1-load/template-shapes/template-shapes.ts');
  const theme = await loadTheme();
  const { factFormats } = await loadConfig();
  const { props, faults } = await templateProps(siteRoot);
  if (faults.length) throw new DiagnosticError(faults);
  return {
    templates: templateNames(theme),
    shapes: await templateShapes(siteRoot, cacheOf(settings), props),
    ...(theme.flags && { flags: theme.flags }),
    ...(factFormats.length > 0 && { factFormats }),
    production: settings.production ?? false,
    today: todayOf(settings),
  };
}
