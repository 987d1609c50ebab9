import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync } from '@swc/core';
import { expect, test } from 'vitest';
import { root } from '../../support/paths.ts';

/*
 * A page in the pseudo-locale shows the first state of each island. The other states are checked in the source: no component
 * types words between its tags, or in an attribute that is shown or read out.
 */

const spoken = new Set(['alt', 'title', 'aria-label', 'aria-description', 'aria-roledescription', 'aria-valuetext', 'placeholder']);
const wording = /\p{L}{2}/u;

interface Node {
  readonly type?: string;
  readonly [key: string]: unknown;
}

/** Words that a component types: between tags, in a spoken attribute, and in a choice between two texts there. */
function wordingIn(source: string): string[] {
  const words: string[] = [];
  const visit = (value: unknown, shown: boolean): void => {
    if (Array.isArray(value)) for (const one of value) visit(one, shown);
    else if (typeof value === 'object' && value !== null) node(value as Node, shown);
  };
  const node = (current: Node, shown: boolean): void => {
    switch (current.type) {
      case 'JSXText':
        words.push(String(current.value));
        return;
      case 'StringLiteral':
        if (shown) words.push(String(current.value));
        return;
      case 'TemplateElement':
        if (shown) words.push(String(current.cooked ?? ''));
        return;
      case 'JSXAttribute': {
        const name = (current.name as { value?: string; name?: { value?: string } }).value ?? '';
        visit(current.value, spoken.has(name));
        return;
      }
      case 'JSXElement':
        visit((current.opening as Node).attributes, false);
        visit(current.children, true);
        return;
      case 'ConditionalExpression':
        visit(current.test, false);
        visit([current.consequent, current.alternate], shown);
        return;
      case 'BinaryExpression':
        visit(current.left, shown && (current.operator === '||' || current.operator === '??'));
        visit(current.right, shown && ['||', '??', '&&'].includes(String(current.operator)));
        return;
      case 'JSXExpressionContainer':
      case 'ParenthesisExpression':
      case 'TemplateLiteral':
      case 'JSXFragment':
        visit(Object.values(current), shown);
        return;
      default:
        visit(Object.values(current), false);
    }
  };
  visit(parseSync(source, { syntax: 'typescript', tsx: true, target: 'es2022' }), false);
  return words.map((text) => text.trim()).filter((text) => wording.test(text));
}

const components = readdirSync(`${root}/runtime`, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.tsx'));

test.each(components)('runtime/%s types no words', (name) => {
  expect(wordingIn(readFileSync(join(root, 'runtime', name), 'utf8'))).toEqual([]);
});

test('words that a component types are found', () => {
  const words = wordingIn(`
    const a = <p className="not shown">Send it{open ? 'Open now' : words.closed}</p>;
    const b = <button type="button" aria-label={shut && 'Close it'} title="Hint">{label || \`Step \${n}\`}</button>;
    const c = <T look="filled">{names.map((name) => <b key="id">{name === 'none' ? '–' : name}</b>)}</T>;
  `);
  expect(words).toEqual(['Send it', 'Open now', 'Close it', 'Hint', 'Step']);
});
