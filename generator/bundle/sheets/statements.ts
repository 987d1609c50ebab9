import { tokenize, tokenTypes } from 'css-tree';

/** A declaration of a style sheet, an at-rule, or what is neither. */
export interface Statement {
  readonly kind: 'declaration' | 'at-rule' | 'other';
  /** How many characters stand before it. */
  readonly at: number;
  /** The name of the property, or of the rule without its sign. */
  readonly name: string;
  /** What follows the colon of a declaration, without `!important`, comments as spaces; of a rule what stands before its block. */
  readonly value: string;
  /** The at-rules around it, the innermost last. */
  readonly within: readonly AtRule[];
}
export type AtRule = Pick<Statement, 'name' | 'value'>;

/** Every declaration and at-rule of a style sheet, also in nested rules, in order. A sheet with blocks that are not closed has what can be read. */
export function statementsIn(css: string): Statement[] {
  const statements: Statement[] = [];
  /** The at-rule that each open block belongs to, if it is one. */
  const open: (AtRule | undefined)[] = [];
  let [start, brackets] = [0, 0];
  let text = '';
  const end = (isBlock: boolean) => {
    const statement = statementOf(text, isBlock);
    const at = start + (text.length - text.trimStart().length);
    if (statement) statements.push({ ...statement, at, within: open.filter((rule) => rule !== undefined) });
    return statement?.kind === 'at-rule' ? statement : undefined;
  };
  tokenize(css, (type, from, to) => {
    const token = css.slice(from, to);
    if (type === tokenTypes.LeftCurlyBracket && brackets === 0) open.push(end(true));
    else if (type === tokenTypes.RightCurlyBracket && brackets === 0) {
      end(false);
      open.pop();
    } else if (type === tokenTypes.Semicolon && brackets === 0) end(false);
    else {
      text += type === tokenTypes.Comment ? token.replace(/[^\n]/g, ' ') : token;
      if (/[([]$/.test(token)) brackets += 1;
      else if (/^[)\]]$/.test(token)) brackets = Math.max(0, brackets - 1);
      return;
    }
    [start, text] = [to, ''];
  });
  return statements;
}

function statementOf(text: string, isBlock: boolean): Pick<Statement, 'kind' | 'name' | 'value'> | undefined {
  const trimmed = text.trim();
  const [, rule, prelude = ''] = /^@([\w-]+)(.*)$/s.exec(trimmed) ?? [];
  if (rule !== undefined) return { kind: 'at-rule', name: rule, value: prelude.trim() };
  if (isBlock || trimmed === '') return undefined;
  const [, name, value = ''] = /^([^\s:]+)\s*:(.*)$/s.exec(trimmed) ?? [];
  if (name === undefined) return { kind: 'other', name: '', value: trimmed };
  return { kind: 'declaration', name, value: value.replace(/!\s*important\s*$/i, '').trim() };
}
