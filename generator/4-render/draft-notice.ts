import { escapeHtml } from '../markup/escape-html.ts';
import type { Language } from '../model/site.ts';

/** A page of a draft, with the names of all languages. */
export interface DraftPage {
  readonly language: string;
  readonly names: Readonly<Record<string, Language>>;
}

/** The notice on top of a page of a draft, in English: the number of texts in each other language. */
export function draftNotice(places: ReadonlyMap<string, ReadonlySet<string>>, { language, names }: DraftPage): string {
  const nameOf = (code: string) => names[code]?.name ?? code;
  const shown = [...places].map(([code, { size }]) => ({ name: nameOf(code), size })).sort((one, other) => other.size - one.size);
  const count = shown.reduce((sum, { size }) => sum + size, 0);
  const [are, texts, they] = count === 1 ? ['is', 'text', 'It'] : ['are', 'texts', 'They'];
  const where =
    shown.length === 1
      ? `${they} ${are} shown in ${shown[0]?.name}.`
      : `Shown instead: ${shown.map(({ name, size }) => `${size} in ${name}`).join(', ')}.`;
  const sentence =
    count === 0
      ? `All texts of this page are in ${nameOf(language)}.`
      : `${count} ${texts} of this page ${are} not translated into ${nameOf(language)}. ${where}`;
  return `<aside class="draft-notice" lang="en" dir="ltr" aria-label="Draft"><p><strong>Draft.</strong> ${escapeHtml(sentence)}</p></aside>`;
}
