import { code } from '../code-definition.ts';

export const styles = {
  WL5050: code({ foundBy: 'theme' })`A declaration of a style sheet is invalid.
    The property does not exist, or does not allow the value, so that browsers silently ignore the declaration. Custom properties are checked with the values of the style sheets, and math functions in their values, such as a clamp() without a comma. Vendor prefixes (-webkit-…) and declarations inside an @supports for them are ignored.
    - .price { colr: red; margin: 3pxx; }
    + .price { color: red; margin: 3px; }`,
  WL5051: code({ foundBy: 'theme' })`A style sheet has an unknown rule, or a misspelled selector or condition.
    Browsers ignore an unknown rule, a rule with an unknown pseudo-class, and a condition with an unknown media feature, with their content. Correct the name.
    - @meda print { .menu { display: none; } }
    + @media print { .menu { display: none; } }`,
  WL5052: code({ foundBy: 'theme' })`A style sheet uses a custom property or keyframes that nothing defines.
    Neither a style sheet nor a script of the theme defines the property, so that browsers drop the whole declaration; without its keyframes nothing is animated. Correct the name, define it, or add a fallback: var(--gap, 1rem).
    - .price { color: var(--brnad); }
    + .price { color: var(--brand); }`,
  WL5053: code({ foundBy: 'theme' })`A file of the theme is never read.
    Pages get sheets through runtime/styles/index.css, the sheet of a template or a module that imports them. Other sheets are never fetched, and a component that no other module imports is never shown; that is a warning, as are other modules and the settings of Vite, PostCSS and Babel, whose place is wortlaut.config.ts.
    - runtime/styles/pages/calculator.css, and no sheet imports it
    + @import "../pages/calculator.css" layer(pages); in runtime/styles/templates/calculator.css`,
};
