import type { Vocabulary } from '../2-check/content-check.ts';
import { cacheOf, project, type Settings, todayOf } from './settings.ts';

/** The vocabulary of the checks: what content may refer to outside itself. Throws a `ThemeError` if the lists of templates disagree. */
export async function vocabularyOf(settings: Settings): Promise<Vocabulary> {
  const { checkTemplateLists, templateNames, templateShapes, theme, ThemeError } = await import('./stages.ts');
  const shapes = await templateShapes(project, cacheOf(settings));
  const faults = checkTemplateLists(project, { components: templateNames, types: Object.keys(shapes) });
  if (faults.length) throw new ThemeError(faults);
  return { templates: templateNames, shapes, flags: theme.flags, production: settings.production ?? false, today: todayOf(settings) };
}
