import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parseMarkup, withoutMarkup } from '../../../generator/model/inline-markup.ts';

const parsed = (text: string) => {
  const result = parseMarkup(text);
  return 'fault' in result ? result.fault : result.parts;
};

describe('markup in a text', () => {
  test.each([
    ['no markup', ['no markup']],
    ['**all**', [{ kind: 'strong', parts: ['all'] }]],
    ['a **b** *c* d', ['a ', { kind: 'strong', parts: ['b'] }, ' ', { kind: 'emphasis', parts: ['c'] }, ' d']],
    ['in**side**wards', ['in', { kind: 'strong', parts: ['side'] }, 'wards']],
    ['**Now!** Or never', [{ kind: 'strong', parts: ['Now!'] }, ' Or never']],
    ['[to us](support)', [{ kind: 'link', to: { page: 'support' }, parts: ['to us'] }]],
    ['[to us](support#faq).', [{ kind: 'link', to: { page: 'support', anchor: 'faq' }, parts: ['to us'] }, '.']],
    ['[a **b**](home)', [{ kind: 'link', to: { page: 'home' }, parts: ['a ', { kind: 'strong', parts: ['b'] }] }]],
    ['**{fact:offer.price}**', [{ kind: 'strong', parts: ['{fact:offer.price}'] }]],
    ['*{n, plural, one {# day} other {# days}}*', [{ kind: 'emphasis', parts: ['{n, plural, one {# day} other {# days}}'] }]],
    ["it''s '{*}' and **'{a}' ''{n}''**", ["it''s '{*}' and ", { kind: 'strong', parts: ["'{a}' ''{n}''"] }]],
    ['2 * 3 ** 4', ['2 * 3 ** 4']],
    ['from 29 €\\* and \\[sic\\], \\\\ too', ['from 29 €* and [sic], \\ too']],
    ['\\n is no escape', ['\\n is no escape']],
    ['he said [sic] so', ['he said [sic] so']],
  ])('%s', (text, parts) => {
    expect(parsed(text as string)).toEqual(parts);
  });

  test.each([
    ['a **b', "begins '**' and does not end it."],
    ['a *b', "begins '*' and does not end it."],
    ['a b** c', "has '**' that nothing begins."],
    ['from 29 €*', "has '*' that nothing begins."],
    ['**a *b* c**', "begins '*' inside of other asterisks."],
    ['***a***', 'has 3 asterisks in a row.'],
    ['****', 'has 4 asterisks in a row.'],
    ['[a](home', "has a link whose '(' is not closed behind the page."],
    ['[a](my home)', "has a link whose '(' is not closed behind the page."],
    ['[a', "begins '[' and does not end it."],
    ['a](home)', "has ']' without '[' before it."],
    ['[[a](home)](home)', "has '[' inside of other brackets."],
    ['**[a](home)**', 'has a link inside of asterisks.'],
    ['**a [b](home)', "begins '**' and does not end it."],
    ['[](home)', 'has a link without words.'],
    ['[a]()', "has a link to '', which names no page."],
    ['[a](#faq)', "has a link to '#faq', which names no page."],
    ['[a](https://example.org)', "has a link to 'https://example.org', which names no page."],
    ['[a](/at-de/support/)', "has a link to '/at-de/support/', which names no page."],
    ['{n, plural, one {**#** day} other {# days}}', "has '*' inside of the braces of a value, where markup is not allowed."],
    ['**a {n, plural, one {b** c} other {d}}', "has '*' inside of the braces of a value, where markup is not allowed."],
  ])('%s is reported: %s', (text, predicate) => {
    expect(parsed(text)).toMatchObject({ predicate });
  });
});

test('escaped words of any characters are unchanged', () => {
  const escaped = (words: string) => words.replace(/[\\*[\]]/g, '\\$&');
  const words = fc.string({ unit: fc.constantFrom('a', ' ', '*', '[', ']', '(', ')', '\\', 'é', '#') });
  fc.assert(fc.property(words, (text) => void expect(withoutMarkup(escaped(text))).toBe(text)));
});

test('the parser does not throw on any text', () => {
  const pieces = fc.constantFrom('**', '*', '[', ']', '](', '(', ')', '{', '}', "'", '\\', 'a', ' ', '#', '{fact:a.b}');
  fc.assert(fc.property(fc.array(pieces), (some) => void parseMarkup(some.join(''))));
});
