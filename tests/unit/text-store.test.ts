import { mkdtemp, readdir, readFile, rm, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { hashedText, LostText, openTextStore, storedText, textFilesOf } from '../../generator/cache/text-store.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(`${tmpdir()}/wortlaut-`);
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const texts = Array.from({ length: 120 }, (_, number) => hashedText(number === 7 ? '' : `Größe ${number}`));
const kept = texts.map(storedText);
const files = async () => (await readdir(folder)).sort();

test('gives texts back as they were, those with letters of several bytes and empty ones too', async () => {
  openTextStore(folder).write(texts);
  const read = openTextStore(folder).read(kept);
  expect(read).toEqual(texts);
  expect(await files()).toEqual(textFilesOf(kept).sort());
});

test('writes only what has changed since it was read', async () => {
  openTextStore(folder).write(texts);
  const before = await files();
  const store = openTextStore(folder);
  store.read(kept);
  for (const file of before) await writeFile(`${folder}/${file}`, 'as it lies there');
  const changed = texts.with(60, hashedText('another'));
  store.write(changed);
  const fresh = (await files()).filter((file) => !before.includes(file));
  expect(fresh).toEqual(textFilesOf(changed.map(storedText)).filter((file) => !before.includes(file)));
  expect(fresh).toHaveLength(1);
  for (const file of before) expect(await readFile(`${folder}/${file}`, 'utf8')).toBe('as it lies there');
});

test.each([
  ['cut short', (file: string) => truncate(file, 5)],
  ['empty', (file: string) => truncate(file, 0)],
  ['longer', async (file: string) => writeFile(file, `${await readFile(file, 'utf8')}more`)],
])('takes away a file that is %s, and writes it anew', async (_, damage) => {
  openTextStore(folder).write(texts);
  const [first = ''] = textFilesOf(kept);
  await damage(`${folder}/${first}`);
  const store = openTextStore(folder);
  expect(store.read(kept)).toBe('damaged');
  expect(await files()).not.toContain(first);
  expect(store.read(kept)).toBeUndefined();
  store.write(texts);
  expect(openTextStore(folder).read(kept)).toEqual(texts);
});

test.each([
  ['changed', async (file: string) => writeFile(file, (await readFile(file, 'utf8')).replace('Größe', 'Grösse'))],
  ['gone', (file: string) => rm(file)],
])('throws where a text is used whose file is %s, and takes the file away', async (_, damage) => {
  openTextStore(folder).write(texts);
  const [first = ''] = textFilesOf(kept);
  const store = openTextStore(folder);
  const read = store.read(kept);
  await damage(`${folder}/${first}`);
  if (!read || read === 'damaged') expect.fail('the texts are there');
  expect(() => read[0]?.text).toThrow(LostText);
  expect(read.at(-1)?.text).toBe(texts.at(-1)?.text);
  expect(await files()).not.toContain(first);
  expect(openTextStore(folder).read(kept)).toBeUndefined();
});

test('leaves a file out that a lost text belongs to', async () => {
  openTextStore(folder).write(texts);
  const [first = ''] = textFilesOf(kept);
  const read = openTextStore(folder).read(kept);
  if (!read || read === 'damaged') expect.fail('the texts are there');
  await rm(`${folder}/${first}`);
  const changed = read.with(1, hashedText('another'));
  openTextStore(folder).write(changed);
  expect(openTextStore(folder).read(changed.map(storedText))).toBeUndefined();
});

test('that cannot be written is no error', async () => {
  await writeFile(`${folder}/file`, '');
  const store = openTextStore(`${folder}/file/below`);
  store.write(texts);
  expect(store.read(kept)).toBeUndefined();
});
