import { readdirSync, readFileSync } from 'node:fs';
import { expect, test, vi } from 'vitest';
import { loadAndCheck } from '../../../generator/compile/steps/load-and-check.ts';
import { languageOfFile } from '../../../generator/model/language-tag.ts';
import { opened } from '../../support/opened.ts';
import { root } from '../../support/paths.ts';
import { siteFolder } from '../../support/site-folder.ts';

vi.setConfig({ testTimeout: 600_000 });

/* A file that cannot be read is one error: what follows from it in other files is left out. */

const site = await siteFolder({ from: `${root}/content` });
const files = readdirSync(site.content, { recursive: true, encoding: 'utf8' }).filter((path) => path.endsWith('.ts'));

/** Texts of pages are alike: one page is enough. */
const isTried = (path: string) => !languageOfFile(path.slice(path.lastIndexOf('/') + 1)) || /^(?:dictionaries|pages\/support)\//.test(path);

test('an unreadable file of the real site is the only error, whichever it is', async () => {
  const further: string[] = [];
  for (const path of files.filter(isTried)) {
    const text = readFileSync(`${site.content}/${path}`, 'utf8');
    await site.write({ [path]: `${text}\nconst unfinished = ;\n` });
    const { diagnostics } = await loadAndCheck(opened({ content: site.content }));
    const [error, ...others] = diagnostics.filter(({ severity }) => severity === 'error').map(({ code, file }) => `${code} ${file}`);
    if (error !== `WL1001 content/${path}` || others.length) further.push(`${path}: ${[error, ...others].join(', ')}`);
    await site.write({ [path]: text });
  }
  expect(further).toEqual([]);
});
