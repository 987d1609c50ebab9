import { escapeHtml } from '../markup/escape-html.ts';
import type { Language } from '../model/site.ts';

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

/** Path of the style sheet of a draft, relative to the site's folder. The name has no hash, so browsers revalidate it. */
export const draftStylesPath = 'wortlaut-draft.css';

/** Styles of marked texts and of the notice, independent of the theme and visible in light and dark. */
export const draftStyles = `[data-draft] {
  text-decoration: underline dotted clamp(1px, 0.1em, 2px) color-mix(in srgb, currentcolor 40%, #e08600);
  text-decoration-skip-ink: none;
  text-underline-offset: 0.2em;
}

[data-draft-attributes] {
  outline: 2px dotted color-mix(in srgb, currentcolor 40%, #e08600);
  outline-offset: 2px;
}

.draft-notice {
  box-sizing: border-box;
  padding: 0.5rem 1rem;
  border-block-end: 1px solid light-dark(#e3b566, #6b4f1d);
  background: light-dark(#fff4de, #2c2415);
  color: light-dark(#4a2f00, #ffdca3);
  font: 0.875rem / 1.5 system-ui, sans-serif;
  text-align: start;
}

.draft-notice p {
  max-width: 80rem;
  margin: 0 auto;
}

@media print {
  .draft-notice {
    background: none;
    color: inherit;
  }
}
`;
