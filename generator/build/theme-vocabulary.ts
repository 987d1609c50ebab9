import type { Vocabulary } from '../2-check/content-check.ts';
import { DiagnosticError } from '../diagnostics/diagnostic-error.ts';
import { loadConfig } from './config.ts';
import { cacheOf, type Settings, siteRoot, todayOf } from './settings.ts';

/** The vocabulary of the checks: what content may refer to outside itself. Throws a `DiagnosticError` if a template does not say what it reads. */
export async function vocabularyOf(settings: Settings): Promise<Vocabulary> {
  const { loadTheme, templateNames, templateProps, templateShapes } = await import('./stages.ts');
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
