import type { CodeDefinition } from '../code-definition.ts';

export const styles = {
  WL5050: {
    title: 'A declaration of a style sheet means nothing.',
    cause:
      'CSS has no such property, or the property takes no such value, so that browsers drop the declaration without a word. Custom properties are read with the values that the style sheets give them; in their own values math functions are read, as a clamp() without one of its commas. What only one vendor has (-webkit-…), and what stands in an @supports that asks for it, is left alone.',
    bad: '.price { colr: red; margin: 3pxx; }',
    good: '.price { color: red; margin: 3px; }',
    foundBy: 'theme',
  },
  WL5051: {
    title: 'A style sheet has a rule that CSS does not know.',
    cause: 'Browsers drop such a rule with all that stands in it. Correct its name.',
    bad: '@meda print { .menu { display: none; } }',
    good: '@media print { .menu { display: none; } }',
    foundBy: 'theme',
  },
  WL5052: {
    title: 'A style sheet uses a custom property that nothing defines.',
    cause:
      'No style sheet defines it and no script of the theme names it, so that the whole declaration falls away where browsers compute it. Correct its name, define it, or give it a value to stand in: var(--gap, 1rem).',
    bad: '.price { color: var(--brnad); }',
    good: '.price { color: var(--brand); }',
    foundBy: 'theme',
  },
  WL5053: {
    title: 'A style sheet is imported by nothing.',
    cause:
      'Sheets reach pages through runtime/styles/index.css or through the sheet of a template. One that neither imports is never fetched.',
    bad: 'runtime/styles/pages/calculator.css, and no sheet imports it',
    good: '@import "../pages/calculator.css" layer(pages); in runtime/styles/templates/calculator.css',
    foundBy: 'theme',
  },
} as const satisfies Record<string, CodeDefinition>;
