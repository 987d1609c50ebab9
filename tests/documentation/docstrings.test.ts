import { readFileSync } from 'node:fs';
import { Project } from 'ts-morph';
import { expect, test } from 'vitest';
import { packageRoot } from '../../generator/package/roots.mjs';
import { undocumented } from './undocumented.ts';

test('everything that sites can import, and the types that it is written in, has a docstring', () => {
  const { exports } = JSON.parse(readFileSync(`${packageRoot}/package.json`, 'utf8')) as { exports: Record<string, unknown> };
  const entries = Object.entries(exports).filter((entry): entry is [string, string] => typeof entry[1] === 'string');
  expect(entries.map(([name]) => name)).toEqual(['.', './react', './client', './node']);
  const sources = new Project({ tsConfigFilePath: `${packageRoot}/tsconfig.json`, skipAddingFilesFromTsConfig: true });
  const modules = entries.map(([, file]) => sources.addSourceFileAtPath(`${packageRoot}/${file}`));
  sources.resolveSourceFileDependencies();
  expect(modules.flatMap((module) => undocumented(module, packageRoot))).toEqual([]);
});

const shop = `export { tax } from './tax.ts';

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

test('exports and members without a docstring are listed with their places; a property with one value needs no docstring', () => {
  const sources = new Project({ useInMemoryFileSystem: true });
  sources.createSourceFile(
    '/generator/tax.ts',
    '/** To the state. */\nexport const tax = {\n  /** Of a price. */\n  of: 5,\n  on: 6,\n} as const;\n',
  );
  expect(undocumented(sources.createSourceFile('/generator/shop.ts', shop), '')).toEqual([
    'generator/shop.ts:11 Named',
    'generator/shop.ts:19 sum',
    'generator/shop.ts:4 Prices.tea',
    'generator/tax.ts:2 tax.on',
  ]);
});
