import type { PageWithCopies } from '../../model/content.ts';
import type { Route } from '../../model/manifest.ts';
import { wordingAt } from '../../model/messages.ts';
import type { Finding } from '../finding.ts';

/** The text of the content that a page's title or description comes from; undefined if the page takes it from another page. */
export function metaPlace(
  { copies }: PageWithCopies,
  { copyLanguage }: Route,
  part: 'title' | 'description',
): Pick<Finding, 'file' | 'dataPath'> {
  const copy = copies.get(copyLanguage);
  const dataPath = ['meta', part];
  return copy && typeof wordingAt(copy.value, dataPath) === 'string' ? { file: copy.file, dataPath } : {};
}
