import type { Vocabulary } from '../2-check/content-check.ts';
import { cacheOf, type Settings, siteRoot, todayOf } from './settings.ts';

/** The vocabulary of the checks: what content may refer to outside itself. Throws a `ThemeError` if the lists of templates disagree. */
export async function vocabularyOf(settings: Settings): Promise<Vocabulary> {
  const { checkTemplateLists, loadTheme, templateNames, templateShapes, ThemeError } = await import('./stages.ts');
  const theme = await loadTheme();
  const templates = templateNames(theme);
  const shapes = await templateShapes(siteRoot, cacheOf(settings));
  const faults = checkTemplateLists(siteRoot, { components: templates, types: Object.keys(shapes) });
  if (faults.length) throw new ThemeError(faults);
  return {
    templates,
    shapes,
    ...(theme.flags && { flags: theme.flags }),
    production: settings.production ?? false,
    today: todayOf(settings),
  };
}
