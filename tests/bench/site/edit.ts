import { readFile, writeFile } from 'node:fs/promises';

/** Replaces words that occur once in a file; throws otherwise. Returns a function that restores them. */
export async function edit(file: string, words: string, others: string): Promise<() => Promise<void>> {
  const text = await readFile(file, 'utf8');
  if (text.split(words).length !== 2) throw new Error(`'${words}' does not stand once in ${file}.`);
  await writeFile(
    file,
    text.replace(words, () => others),
  );
  return () => writeFile(file, text);
}
