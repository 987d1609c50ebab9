import { tokenize, tokenTypes } from 'css-tree';

/** A declaration of a style sheet, an at-rule, or a malformed statement. */
export interface Statement {
  readonly kind: 'declaration' | 'at-rule' | 'other';
  readonly at: number;
  /** The name of the property, or of the at-rule without `@`. */
  readonly name: string;
  /** The value of a declaration without `!important`, comments as spaces; of an at-rule its prelude. */
  readonly value: string;
  /** The at-rules around it, the innermost last. */
  readonly within: readonly AtRule[];
}
export type AtRule = Pick<Statement, 'name' | 'value'>;

/**
 * Every declaration and at-rule of a style sheet, including nested rules, in order. For a sheet with unclosed blocks, what can be parsed.
 */
export function statementsIn(css: string): Statement[] {
  const statements: Statement[] = [];
  /** The at-rule of each open block, if it has one. */
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
