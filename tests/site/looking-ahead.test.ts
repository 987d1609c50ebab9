import { readdirSync, readFileSync } from 'node:fs';
import { type CssNode, find, generate, parse, walk } from 'css-tree';
import { expect, test } from 'vitest';
import { realSite } from '../support/paths.ts';

const assets = `${realSite}/site/assets`;

/** The parts of a selector between its combinators. */
function compoundsOf(selector: CssNode): CssNode[][] {
  const compounds: CssNode[][] = [[]];
  if (selector.type === 'Selector')
    for (const node of selector.children) node.type === 'Combinator' ? compounds.push([]) : compounds.at(-1)?.push(node);
  return compounds;
}

const looksAhead = (nodes: readonly CssNode[]): boolean =>
  nodes.some((node) => find(node, (inner) => inner.type === 'PseudoClassSelector' && inner.name === 'has'));

const isNamed = (node: CssNode): boolean =>
  ['ClassSelector', 'IdSelector', 'AttributeSelector'].includes(node.type) ||
  (node.type === 'TypeSelector' && node.name !== '*') ||
  (node.type === 'PseudoClassSelector' && ['is', 'where'].includes(node.name));

// The browser restyles everything below an element with `:has()` on each insertion if it cannot tell from the rule which elements change.
test('a rule with :has() names the elements that it changes', () => {
  const unnamed: string[] = [];
  for (const file of readdirSync(assets).filter((name) => name.endsWith('.css')))
    walk(parse(readFileSync(`${assets}/${file}`, 'utf8')), {
      visit: 'Selector',
      enter(selector) {
        const compounds = compoundsOf(selector);
        const last = compounds.pop() ?? [];
        if (compounds.some(looksAhead) && !last.some(isNamed)) unnamed.push(`${file} ${generate(selector)}`);
      },
    });
  expect(unnamed).toEqual([]);
});
