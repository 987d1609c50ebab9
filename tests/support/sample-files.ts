import { existsSync, readdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import type { SiteFiles } from '../../generator/index.ts';

/**
 * A site with the files of a sample laid over it. A page without a doctype is what stands in its <main>; `edits.json`
 * changes single places: [{ file, find, replace }]; `x.gone` takes x away.
 */
export async function withSample(site: SiteFiles, half: string): Promise<Map<string, string | Uint8Array>> {
  const files = new Map(site);
  const names = readdirSync(half, { recursive: true, withFileTypes: true }).flatMap((entry) =>
    entry.isFile() ? [`${entry.parentPath}/${entry.name}`.slice(half.length + 1)] : [],
  );
  for (const name of names) {
    if (name === 'edits.json') continue;
    const text = await readFile(`${half}/${name}`, 'utf8');
    if (name.endsWith('.gone')) files.delete(name.slice(0, -'.gone'.length));
    else files.set(name, name.endsWith('.html') && !/^<!doctype/i.test(text) ? inMain(textOf(files, name), text.trim()) : text);
  }
  if (existsSync(`${half}/edits.json`)) {
    for (const { file, find, replace } of JSON.parse(await readFile(`${half}/edits.json`, 'utf8'))) {
      const before = textOf(files, file);
      if (before.split(find).length !== 2) throw new Error(`${half}: '${find}' stands ${before.split(find).length - 1} times in ${file}`);
      files.set(
        file,
        before.replace(find, () => replace),
      );
    }
  }
  return files;
}

function textOf(files: SiteFiles, name: string): string {
  const text = files.get(name);
  if (typeof text !== 'string') throw new Error(`the minimal site has no ${name}`);
  return text;
}

function inMain(page: string, content: string): string {
  return page.replace(/(<main[^>]*>).*(<\/main>)/s, (_, start: string, end: string) => `${start}${content}${end}`);
}
