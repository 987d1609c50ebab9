import { join } from 'node:path';
import { type Diagnostic, hasErrors } from '../../diagnostics/diagnostic.ts';
import type { SharedContent } from '../../model/content.ts';
import type { Site } from '../configuration/open-site.ts';

/** Brings the types that editors read up to date with the content of the project, unless a file of it could not be read. */
export async function updateEditorTypes({ content, root }: Site, shared: SharedContent, loading: readonly Diagnostic[]): Promise<void> {
  if (hasErrors(loading) || content !== join(root, 'content')) return;
  const { writeSiteTypes } = await import('./stages.ts');
  await writeSiteTypes(content, root, shared);
}
