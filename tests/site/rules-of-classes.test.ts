import { readFileSync } from 'node:fs';
import { find, generate, parse, walk } from 'css-tree';
import { expect, test } from 'vitest';
import { realSite } from '../support/paths.ts';
import { theRealSite } from '../support/real-site.ts';

const { pages } = theRealSite();

const classesBySheet = new Map<string, ReadonlySet<string>>();

/** The classes with which rules of a sheet begin, outside of other rules and for screens. */
function classesIn(href: string): ReadonlySet<string> {
  const cached = classesBySheet.get(href);
  if (cached) return cached;
  const classes = new Set<string>();
  walk(parse(readFileSync(`${realSite}/site${href}`, 'utf8')), {
    visit: 'Rule',
    enter({ prelude }) {
      const printed = this.atrule?.prelude && generate(this.atrule.prelude) === 'print';
      if (this.rule || printed || prelude.type !== 'SelectorList') return;
      for (const selector of prelude.children) {
        const first = find(selector, (node) => node.type === 'ClassSelector');
        if (first && generate(selector).startsWith(generate(first))) classes.add((first as { name: string }).name);
      }
    },
  });
  classesBySheet.set(href, classes);
  return classes;
}

test('a class with rules in the sheet of one template has them in the sheet of every template that uses it', () => {
  const sheetsOf = ({ all }: (typeof pages)[number]) => all('link', { rel: 'stylesheet' }).map(({ attributes }) => attributes.href ?? '');
  const everywhere = new Set(pages.flatMap(sheetsOf).flatMap((href) => [...classesIn(href)]));
  const lost = pages.flatMap((page) => {
    const own = new Set(sheetsOf(page).flatMap((href) => [...classesIn(href)]));
    const used = page.elements.flatMap(({ attributes }) => (attributes.class ?? '').split(' '));
    return [...new Set(used)].flatMap((name) => (everywhere.has(name) && !own.has(name) ? `${page.route.path} .${name}` : []));
  });
  expect(lost).toEqual([]);
});
