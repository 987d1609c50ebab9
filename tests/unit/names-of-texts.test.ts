import { expect, test } from 'vitest';
import { resolveCopy } from '../../generator/4-render/copy.ts';
import type { TextResolver } from '../../generator/4-render/text-resolver.ts';

/* Names that JavaScript and React look for in every object may be names of texts and groups. */

const names = [
  'then',
  'toJSON',
  '$$typeof',
  'constructor',
  'prototype',
  'nodeType',
  'asymmetricMatch',
  'toString',
  'valueOf',
  'length',
  'default',
];
const resolver = { resolve: (text: string) => text } as unknown as TextResolver;
const copyOf = (value: object, missing: string[] = []) =>
  resolveCopy([{ value: value as never, file: 'content/pages/help/en.ts' }], resolver, {
    missing: (path) => missing.push(path.join('.')),
    read: () => {},
    shownPlain: () => {},
  });

test.each(names)("a text and a group may be called '%s'", async (name) => {
  const copy = copyOf({ sections: { [name]: { heading: 'Then' } }, [name]: 'And then' });
  expect(copy[name]).toBe('And then');
  expect(Object.entries(copy.sections as object)).toEqual([[name, { heading: 'Then' }]]);
  expect(JSON.stringify(copy.sections)).toBe(JSON.stringify({ [name]: { heading: 'Then' } }));
  expect(await Promise.resolve(copy)).toBe(copy);
});

test('a copy without such texts lacks none of them', async () => {
  const missing: string[] = [];
  const copy = copyOf({ heading: 'Help' }, missing);
  expect([await Promise.resolve(copy), JSON.stringify(copy)]).toEqual([copy, '{"heading":"Help"}']);
  expect(missing).toEqual([]);
});
