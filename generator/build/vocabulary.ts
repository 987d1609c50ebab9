import type { Vocabulary } from '../2-check/content-check.ts';
import { cacheOf, project, type Settings, todayOf } from './settings.ts';

/** The vocabulary of the checks: what content may name besides itself. */
export async function vocabularyOf(settings: Settings): Promise<Vocabulary> {
  const { flagCodes, templateNames, templateShapes } = await import('./stages.ts');
  const shapes = await templateShapes(project, cacheOf(settings));
  return { templates: templateNames, shapes, flags: flagCodes, production: settings.production ?? false, today: todayOf(settings) };
}
