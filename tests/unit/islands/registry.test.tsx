import { readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { islands } from '../../../runtime/islands/registry.ts';

const folder = new URL('../../../runtime/islands/', import.meta.url);
const files = readdirSync(folder).filter((file) => file.endsWith('.tsx'));

test('every island file is registered under its name, and nothing else is', () => {
  expect(Object.keys(islands).sort()).toEqual(files.map((file) => file.replace('.tsx', '')).sort());
});

test.each(files)('%s exports one component, under the name that the browser imports', async (file) => {
  const name = file.replace('.tsx', '').replace(/(?:^|-)([a-z])/g, (_, letter: string) => letter.toUpperCase());
  const exported = await import(new URL(file, folder).href);
  expect(Object.keys(exported)).toEqual([name]);
  expect(islands[file.replace('.tsx', '') as keyof typeof islands]).toBe(exported[name]);
});
