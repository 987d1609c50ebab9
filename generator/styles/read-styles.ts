/** One declaration of a style sheet, with its selector. */
export interface Declaration {
  readonly selector: string;
  readonly property: string;
  readonly value: string;
  /** The at-rules around it except layers: `@media print`. */
  readonly condition: string;
}

/** Every declaration of a style sheet, rule by rule. Comments are skipped; strings with braces are not supported. */
export function readStyles(css: string): Declaration[][] {
  const rules: Declaration[][] = [];
  const open: { readonly selector: string; readonly condition: string; readonly declarations: Declaration[] }[] = [];
  let from = 0;
  const take = (to: number): void => {
    const [property, ...value] = css.slice(from, to).split(':');
    const around = open.at(-1);
    if (around && property && value.length)
      around.declarations.push({
        selector: around.selector,
        condition: around.condition,
        property: property.trim(),
        value: value.join(':').trim(),
      });
  };
  for (const { index, 0: sign } of css.replace(/\/\*.*?\*\//gs, (comment) => ' '.repeat(comment.length)).matchAll(/[{};]/g)) {
    if (sign === '{') {
      const head = css.slice(from, index).trim();
      const outer = open.at(-1);
      const condition = head.startsWith('@') && !head.startsWith('@layer') ? head : (outer?.condition ?? '');
      const rule = { selector: head.startsWith('@') ? (outer?.selector ?? '') : head, condition, declarations: [] };
      rules.push(rule.declarations);
      open.push(rule);
    } else {
      take(index);
      if (sign === '}') open.pop();
    }
    from = index + 1;
  }
  return rules.filter((declarations) => declarations.length > 0);
}
