/** A declaration of a style sheet, an at-rule, or a malformed statement. */
export interface Statement {
  readonly kind: 'declaration' | 'at-rule' | 'other';
  /** The offset in the style sheet. */
  readonly at: number;
  /** The name of the property, or of the at-rule without `@`. */
  readonly name: string;
  /** The value of a declaration without `!important`, comments as spaces; of an at-rule its prelude. */
  readonly value: string;
  /** The block around it; undefined outside of blocks. */
  readonly block: Block | undefined;
}

export type AtRule = Pick<Statement, 'name' | 'value'>;

export interface Block {
  /** The selector of the innermost rule; empty outside of rules. */
  readonly selector: string;
  /** The at-rules around, the innermost last. */
  readonly within: readonly AtRule[];
}

/** Parts in which signs have no meaning: escapes, strings and addresses without quotation marks. */
const opaque = /\\.|"(?:\\.|[^"\\\n])*"|'(?:\\.|[^'\\\n])*'|\burl\([^"'()]*\)/.source;
const parts = new RegExp(`${opaque}|[{}();[\\]]`, 'gis');
const comments = new RegExp(`(${opaque})|/\\*.*?\\*/`, 'gis');

/**
 * Every declaration and at-rule of a style sheet, including nested rules, in order. For a sheet with unclosed blocks, what can be parsed.
 */
export function statementsIn(css: string): Statement[] {
  const text = withoutComments(css);
  const statements: Statement[] = [];
  const open: Block[] = [];
  let [start, brackets] = [0, 0];
  for (const { index, 0: part } of text.matchAll(parts)) {
    if (part === '(' || part === '[') brackets += 1;
    else if (part === ')' || part === ']') brackets = Math.max(0, brackets - 1);
    if (brackets > 0 || !/[{};]/.test(part) || part.length > 1) continue;
    const source = text.slice(start, index);
    const block = open.at(-1);
    const statement = statementOf(source.trim(), part === '{');
    if (statement) statements.push({ ...statement, at: start + source.length - source.trimStart().length, block });
    if (part === '{') open.push(blockOf(source.trim(), statement, block));
    else if (part === '}') open.pop();
    start = index + 1;
  }
  return statements;
}

/** Replaces the comments of a sheet by spaces, so that offsets stay the same. */
export const withoutComments = (css: string): string =>
  css.includes('/*') ? css.replace(comments, (written, kept?: string) => kept ?? written.replace(/[^\n]/g, ' ')) : css;

function blockOf(head: string, atRule: AtRule | undefined, { selector, within }: Block = { selector: '', within: [] }): Block {
  return atRule ? { selector, within: [...within, atRule] } : { selector: head, within };
}

function statementOf(text: string, isBlock: boolean): Pick<Statement, 'kind' | 'name' | 'value'> | undefined {
  const [, rule, prelude = ''] = /^@([\w-]+)(.*)$/s.exec(text) ?? [];
  if (rule !== undefined) return { kind: 'at-rule', name: rule, value: prelude.trim() };
  if (isBlock || text === '') return undefined;
  const [, name, value = ''] = /^([^\s:]+)\s*:(.*)$/s.exec(text) ?? [];
  if (name === undefined) return { kind: 'other', name: '', value: text };
  return { kind: 'declaration', name, value: value.replace(/!\s*important\s*$/i, '').trim() };
}
