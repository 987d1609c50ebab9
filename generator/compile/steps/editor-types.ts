import { join, resolve } from 'node:path';
import { type Diagnostic, hasErrors } from '../../diagnostics/diagnostic.ts';
import type { SharedContent } from '../../model/content.ts';
import { type Settings, siteRoot } from '../configuration/settings.ts';

/** Brings the types that editors read up to date with the content of the project, unless a file of it could not be read. */
export async function updateEditorTypes({ content }: Settings, shared: SharedContent, loading: readonly Diagnostic[]): Promise<void> {
  if (hasErrors(loading) || resolve(content) !== join(siteRoot, 'content')) return;
  const { writeSiteTypes } = await import('./stages.ts');
  await writeSiteTypes(content, siteRoot, shared);
}
