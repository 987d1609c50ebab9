import type { SiteFiles } from '../model/site-files.ts';
import { type Block, type Statement, statementsIn } from './statements.ts';

/** Custom property without dashes → its value for the page. */
export type Tokens = ReadonlyMap<string, string>;

export type Rule = readonly Statement[];

export function rulesIn(files: SiteFiles): Rule[] {
  const rules = new Map<Block, Statement[]>();
  for (const [path, css] of files) {
    if (!path.endsWith('.css')) continue;
    for (const statement of statementsIn(typeof css === 'string' ? css : decoder.decode(css))) {
      if (statement.kind !== 'declaration' || !statement.block) continue;
      const rule = rules.get(statement.block) ?? [];
      rules.set(statement.block, rule);
      rule.push(statement);
    }
  }
  return [...rules.values()];
}

const decoder = new TextDecoder();

/** The tokens of the whole page: those of `:root` outside of conditions. */
export function tokensOf(rules: readonly Rule[]): Tokens {
  return new Map(
    rules.flat().flatMap(({ block, name, value }): [string, string][] => {
      const ofPage =
        !block?.within.some((rule) => rule.name !== 'layer') && block?.selector.split(',').some((each) => each.trim() === ':root');
      return ofPage && name.startsWith('--') ? [[name.slice(2), value]] : [];
    }),
  );
}
