import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import type { Content, Entry, Wording } from '../model/content.ts';
import { wordingAt } from '../model/messages.ts';
import { copiesOf, loadedPages, loadedTexts } from '../model/page-copies.ts';

/** Whether a page lacks a text that only its translation lacks: coverage counts it. One that the source lacks is an error. */
export function isMissingPart(content: Content, { code, file, dataPath = [] }: Diagnostic): boolean {
  return code === 'WL2010' && file !== undefined && sourcesOf(content, file).some(({ value }) => wordingAt(value, dataPath) !== undefined);
}

function sourcesOf(content: Content, file: string): readonly Entry<Wording>[] {
  const isIn = (entries: ReadonlyMap<string, Entry<Wording>>) => [...entries.values()].some((entry) => entry.file === file);
  const dictionary = isIn(content.dictionaries) ? content.dictionaries.get(content.site.value.sourceLanguage) : undefined;
  const page = loadedPages(content).find(({ copies }) => isIn(copies));
  return [...(dictionary ? [dictionary] : []), ...(page ? copiesOf(loadedTexts(content), page, page.definition.value.source) : [])];
}
