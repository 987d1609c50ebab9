import { type Diagnostic, finding } from '../diagnostics/diagnostic.ts';
import { commandName } from '../package/command-name.ts';
import type { Coverage } from './coverage.ts';

/** WL2033: how many texts a draft shows in another language than that of their page, per language; nothing if there is none. */
export function draftFinding({ cells, languages }: Coverage): Diagnostic[] {
  // A page has the same texts in all countries of a language.
  const missing = new Map<string, { language: string; page: string; texts: number }>();
  for (const { kind, name, language, state, texts, of } of cells) {
    if (kind === 'terms' || state === 'omitted') continue;
    const count = state === 'fallback' && kind === 'page' ? of : of - texts;
    const key = `${kind} ${name} ${language}`;
    if (count > (missing.get(key)?.texts ?? 0)) missing.set(key, { language, page: kind === 'page' ? name : '', texts: count });
  }
  const sum = (counted: readonly { readonly texts: number }[]) => counted.reduce((all, { texts }) => all + texts, 0);
  const all = [...missing.values()];
  const texts = sum(all);
  if (texts === 0) return [];
  const pages = new Set(all.flatMap(({ page }) => page || [])).size;
  const counts = languages.map(({ language }) => ({ language, texts: sum(all.filter((one) => one.language === language)) }));
  const perLanguage = counts
    .filter((one) => one.texts > 0)
    .toSorted((one, other) => other.texts - one.texts)
    .map((one) => `${one.language} ${one.texts}`);
  const where = [
    ...(pages ? [`${pages} ${pages === 1 ? 'page' : 'pages'}`] : []),
    ...(all.some(({ page }) => page === '') ? ['the dictionaries'] : []),
  ].join(' and ');
  return [
    finding('WL2033', {}, [
      `Draft: ${texts} ${texts === 1 ? 'text' : 'texts'} in ${where} ${texts === 1 ? 'is' : 'are'} not translated yet: ${perLanguage.join(', ')}.`,
      `This draft shows them in another language; \`${commandName} coverage\` lists them.`,
    ]),
  ];
}
