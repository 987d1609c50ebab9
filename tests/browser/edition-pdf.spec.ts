import { createHash } from 'node:crypto';
import { cp, mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { expect, test } from 'playwright/test';
import { extractText, getDocumentProxy } from 'unpdf';
import { run } from '../support/command.ts';
import { root, testFolder } from '../support/paths.ts';

/* `edition pdf` prints an edition by Chromium. */

let folder: string;
test.beforeEach(async () => {
  folder = await mkdtemp(`${testFolder}/pdf-`);
  await cp(`${root}/tests/sites/minimal/content`, `${folder}/content`, { recursive: true });
});
test.afterEach(() => rm(folder, { recursive: true }));

const clauses = Array.from({ length: 90 }, (_, index) => `c${index + 1}`);
const text = [
  '\tAllgemeine Geschäftsbedingungen',
  '1\tGeltung',
  ...clauses.map((_, index) => `1.${index + 1}\tDer Kunde hält seine Zugangsdaten geheim.`),
  '=== Preisliste',
  '\tAlle Preise sind Nettopreise.',
  '',
].join('\n');
const hash = createHash('sha256').update(text).digest('hex');

/** Writes an edition, and prints it: the words of each page without spaces, because a browser breaks lines anywhere. */
async function printed(body = text): Promise<readonly string[]> {
  const editions = `${folder}/content/editions/at`;
  const record = {
    ...{ document: 'at', edition: '2027-03-01', inForce: '2027-03-01', by: 'Ida', at: '2026-12-01', sections: { scope: clauses } },
    texts: { de: { file: '2027-03-01.de.txt', sha256: hash } },
  };
  await mkdir(editions, { recursive: true });
  await writeFile(`${editions}/2027-03-01.json`, JSON.stringify(record));
  await writeFile(`${editions}/2027-03-01.de.txt`, body);
  await symlink(String(process.env.WORTLAUT_CHROMIUM), `${folder}/chromium`);
  const to = `${folder}/terms.pdf`;
  const given = ['edition', 'pdf', 'at@2027-03-01', '--content', `${folder}/content`, '--to', to, '--signature'];
  const { code, stdout, stderr } = await run(given, { PATH: `${folder}:${process.env.PATH}` });
  expect({ code, stdout, stderr }).toEqual({ code: 0, stdout: `at@2027-03-01 in 'de' is in ${to}.\n`, stderr: '' });
  const { text: pages } = await extractText(await getDocumentProxy(new Uint8Array(await readFile(to))), { mergePages: false });
  return pages.map((page) => page.replace(/\s+/g, ''));
}

test('an edition is printed on A4 with all clauses and appendices; each page has its number, the edition and the hash', async () => {
  const pages = await printed();
  expect(pages.length).toBeGreaterThan(1);
  for (const [index, page] of pages.entries()) {
    expect(page).toContain(`at@2027-03-01SHA-256${hash}`);
    expect(page).toContain(`${index + 1}/${pages.length}`);
  }
  expect(pages[0]).toContain('AllgemeineGeschäftsbedingungen');
  for (const number of [1, 45, 90]) expect(pages.join('')).toContain(`1.${number}DerKundehältseineZugangsdatengeheim.`);
  expect(pages.at(-1)).toContain('PreislisteAllePreisesindNettopreise.');
  const pdf = await getDocumentProxy(new Uint8Array(await readFile(`${folder}/terms.pdf`)));
  const { width, height } = (await pdf.getPage(1)).getViewport({ scale: 1 });
  expect([Math.round(width), Math.round(height)]).toEqual([595, 842]);
});
