import type { CodeDefinition } from '../code-definition.ts';

export const styles = {
  WL5050: {
    title: 'A declaration of a style sheet is invalid.',
    cause:
      'The property does not exist, or does not allow the value, so that browsers silently ignore the declaration. Custom properties are checked with the values of the style sheets, and math functions in their values, such as a clamp() without a comma. Vendor prefixes (-webkit-…) and declarations inside an @supports for them are ignored.',
    bad: '.price { colr: red; margin: 3pxx; }',
    good: '.price { color: red; margin: 3px; }',
    foundBy: 'theme',
  },
  WL5051: {
    title: 'A style sheet has an unknown rule.',
    cause: 'Browsers ignore such a rule with its content. Correct its name.',
    bad: '@meda print { .menu { display: none; } }',
    good: '@media print { .menu { display: none; } }',
    foundBy: 'theme',
  },
  WL5052: {
    title: 'A style sheet uses a custom property that nothing defines.',
    cause:
      'Neither a style sheet nor a script of the theme defines it, so that browsers drop the whole declaration. Correct its name, define it, or add a fallback: var(--gap, 1rem).',
    bad: '.price { color: var(--brnad); }',
    good: '.price { color: var(--brand); }',
    foundBy: 'theme',
  },
  WL5053: {
    title: 'A style sheet is never imported.',
    cause: 'Pages get sheets through runtime/styles/index.css or the sheet of a template. Other sheets are never fetched.',
    bad: 'runtime/styles/pages/calculator.css, and no sheet imports it',
    good: '@import "../pages/calculator.css" layer(pages); in runtime/styles/templates/calculator.css',
    foundBy: 'theme',
  },
} as const satisfies Record<string, CodeDefinition>;
