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
