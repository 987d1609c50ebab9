import { existsSync, readFileSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { addPart, partKinds, writeAtomically } from '../../generator/index.ts';
import { UsageError } from '../command-errors.ts';
import { choice, type SiteOptions, siteOf } from '../options.ts';
import { reportErrors } from '../print.ts';
import { check } from './check.ts';

interface AddOptions extends SiteOptions {
  readonly template?: string;
}

/** Adds the skeleton of a part to the site, and prints the next steps. Exit code 0; 2 if that is impossible, and then nothing is written. */
export async function add(kind: string, name: string, options: AddOptions): Promise<number> {
  const part = choice('kind of part', kind, partKinds);
  if (options.template !== undefined && part !== 'page') throw new UsageError(`--template is for pages. Remove it for a ${part}.`);
  const site = await siteOf(options);
  const place = (path: string) => (path.startsWith('content/') ? join(site.content, path.slice('content/'.length)) : join(site.root, path));
  const read = (path: string) => (existsSync(place(path)) ? readFileSync(place(path), 'utf8') : undefined);
  const added = await addPart(site, { kind: part, name, template: options.template }, read);
  if ('diagnostics' in added) return reportErrors(added.diagnostics, site);
  if ('fault' in added) throw new UsageError(added.fault);
  for (const [path, text] of Object.entries({ ...added.changed, ...added.made })) {
    await mkdir(dirname(place(path)), { recursive: true });
    await writeAtomically(place(path), text);
    process.stdout.write(`${path in added.made ? 'new    ' : 'changed'}  ${path}\n`);
  }
  process.stdout.write(`\nTo do:\n${added.left.map((line) => `- ${line}\n`).join('')}\n`);
  await check({ content: options.content });
  return 0;
}
