/* Newer CSS that css-tree does not support yet, and that of CSS modules; to be extended when the theme uses more. */

export const newerProperties: ReadonlySet<string> = new Set([
  'border-shape',
  'composes',
  'view-transition-group',
  'row-rule',
  'rule',
  'block-ellipsis',
]);

/** Property → values of it. */
export const newerValues: Readonly<Record<string, RegExp>> = {
  appearance: /^base-select$/,
  'container-type': /^(?:(?:size|inline-size) )?scroll-state(?: (?:size|inline-size))?$/,
  'grid-template-columns': /^masonry$/,
  'grid-template-rows': /^masonry$/,
  'margin-trim': /^(?:block|inline|block-start|block-end|inline-start|inline-end)(?: |$)/,
};

/**
 * Functions that can have any result, or that css-tree does not support: CSS Values 5, sections 'arbitrary substitution' and 'tree
 * counting'; CSS Shapes 2; custom functions, `--name()`.
 */
export const newerFunctions =
  /(?:^|[\s,(+*/-])(?:env|attr|if|inherit|calc-size|progress|random|sibling-index|sibling-count|shape|--[\w-]+)\(/;
