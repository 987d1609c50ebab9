import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { entryPage } from '../../generator/docs/entry-page.ts';
import { openSources, type PackageEntry, packageEntries, readEntry } from '../../generator/docs/read-entry.ts';
import { testFolder } from '../support/paths.ts';
import { undocumented } from './undocumented.ts';

/* The documentation of the exports of the package, made from the docstrings. */

const module = `/** What shops import. */
export { tax } from './tax.ts';

/** The prices of a shop. */
export interface Prices extends Named {
  /** In cents. */
  readonly coffee: number;
  readonly tea?: number;
  readonly kind: 'prices';
}

interface Named {
  /** For people. */
  readonly name: string;
}

/** Returns the prices. */
export const definePrices = <const Given extends Prices>(given: Given): Given => given;

export async function sum(prices: Prices): Promise<number> {
  return prices.coffee;
}
`;

let folder: string;
let sample: PackageEntry;
beforeAll(() => {
  mkdirSync(testFolder, { recursive: true });
  folder = mkdtempSync(`${testFolder}/api-`);
  mkdirSync(`${folder}/generator`);
  writeFileSync(`${folder}/tsconfig.json`, '{ "compilerOptions": { "module": "esnext", "moduleResolution": "bundler" } }');
  writeFileSync(`${folder}/generator/index.ts`, module);
  writeFileSync(
    `${folder}/generator/tax.ts`,
    '/** What the state gets. */\nexport const tax = {\n  /** Of a price. */\n  of: (price: number): number => price / 5,\n} as const;\n',
  );
  sample = readEntry(openSources(folder), { name: 'shop', file: 'generator/index.ts', root: folder });
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('everything that sites can import, and the types that it is written in, has a docstring', () => {
  const entries = packageEntries();
  expect(entries.map(({ name }) => name)).toEqual(['wortlaut', 'wortlaut/react', 'wortlaut/client', 'wortlaut/node']);
  expect(undocumented(entries)).toEqual([]);
});

test('types that compute others are on the page of the signatures that name them, and each name is on a page once', () => {
  for (const { name, items } of packageEntries()) {
    const names = items.map((one) => one.name);
    expect([name, names.filter((one, index) => names.indexOf(one) !== index)]).toEqual([name, []]);
    for (const named of ['ValuesField', 'WordKey'])
      if (items.some(({ signature, members }) => [signature, ...members.map((one) => one.signature)].join(' ').includes(named)))
        expect([name, names]).toEqual([name, expect.arrayContaining([named])]);
  }
});

test('exports and members without a docstring are listed with their places; a property with one value needs no docstring', () => {
  expect(undocumented([sample])).toEqual(['generator/index.ts:12 Named', 'generator/index.ts:5 Prices.tea', 'generator/index.ts:20 sum']);
});

test('a page of the documentation has signatures, docstrings and members, but not the bodies of functions', () => {
  expect(entryPage(sample)).toBe(`# shop

What shops import.

## Functions

### definePrices

\`\`\`ts
const definePrices = <const Given extends Prices>(given: Given): Given
\`\`\`

Returns the prices.

### sum

\`\`\`ts
function sum(prices: Prices): Promise<number>
\`\`\`

## Values

### tax

\`\`\`ts
const tax
\`\`\`

What the state gets.

- \`of: (price: number): number\`: Of a price.

## Types

### Prices

\`\`\`ts
interface Prices extends Named
\`\`\`

The prices of a shop.

- \`coffee: number\`: In cents.
- \`tea?: number\`
- \`kind: 'prices'\`

## Types that others refer to

### Named

\`\`\`ts
interface Named
\`\`\`

- \`name: string\`: For people.
`);
});
