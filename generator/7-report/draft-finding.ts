import { type Diagnostic, finding } from '../diagnostics/diagnostic.ts';
import { commandName } from '../package/command-name.ts';
import type { Coverage } from './coverage.ts';
import { counted } from './phrases.ts';

/** WL2033: the number of texts per language that a draft shows in another language; empty if all are translated. */
export function draftFinding({ cells, languages }: Coverage): Diagnostic[] {
  // A page has the same texts in all countries of a language.
  const missing = new Map<string, { language: string; page: string; texts: number }>();
  for (const { kind, name, language, state, texts, of } of cells) {
    if (kind === 'terms' || state === 'omitted') continue;
    const count = state === 'fallback' && kind === 'page' ? of : of - texts;
    const key = `${kind} ${name} ${language}`;
    if (count > (missing.get(key)?.texts ?? 0)) missing.set(key, { language, page: kind === 'page' ? name : '', texts: count });
  }
  const sum = (some: readonly { readonly texts: number }[]) => some.reduce((all, { texts }) => all + texts, 0);
  const all = [...missing.values()];
  const texts = sum(all);
  if (texts === 0) return [];
  const pages = new Set(all.flatMap(({ page }) => page || [])).size;
  const counts = languages.map(({ language }) => ({ language, texts: sum(all.filter((one) => one.language === language)) }));
  const perLanguage = counts
    .filter((one) => one.texts > 0)
    .toSorted((one, other) => other.texts - one.texts)
    .map((one) => `${one.language} ${one.texts}`);
  const where = [...(pages ? [counted(pages, 'page')] : []), ...(all.some(({ page }) => page === '') ? ['the dictionaries'] : [])].join(
    ' and ',
  );
  return [
    finding('WL2033', {}, [
      `Draft: ${counted(texts, 'text')} in ${where} ${texts === 1 ? 'is' : 'are'} not translated yet: ${perLanguage.join(', ')}.`,
      `This draft shows them in another language; \`${commandName} coverage\` lists them.`,
    ]),
  ];
}
