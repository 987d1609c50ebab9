/*
 * Draws the two images of README.md: a translation with an error as an editor shows it, and a page of the built site. The error is
 * the compiler's report for that file. Run it after the texts, the messages or the design have changed, on a built site:
 * node --import tsx tests/browser/draw-readme-images.ts
 */
import { spawnSync } from 'node:child_process';
import { cp, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { chromium } from 'playwright';
import { createPreviewServer } from '../../cli/commands/preview.ts';
import { readOutput } from '../../generator/1-load/compiler-output.ts';
import { writeSiteTypes } from '../../generator/1-load/site-types/site-types.ts';
import { root, testFolder } from '../support/paths.ts';
import { drawEditor } from './editor-page.ts';
import { ensureChromium } from './ensure-chromium.ts';

const images = `${root}/.github/images`;
const translation = 'content/pages/home/de.ts';

await mkdir(images, { recursive: true });
const browser = await chromium.launch({ executablePath: ensureChromium().executable });
await drawTranslation();
await drawPage();
await browser.close();

async function drawTranslation(): Promise<void> {
  const sample = await readFile(`${root}/tests/types/samples/dropped-placeholder.ts`, 'utf8');
  const source = sample.replace(/^ *\/\/ expect: .*\n/m, '').replace(/'[^']*\/en\.ts'/, "'./en.ts'");
  const html = drawEditor({ file: translation, source, problem: await compile(source) });
  const page = await browser.newPage({ viewport: { width: 1080, height: 480 } });
  await page.setContent(html);
  await page.locator('main').screenshot({ path: `${images}/translation-error.png` });
}

/** The compiler's report on the translation, in a copy of the minimal site. */
async function compile(source: string): Promise<{ line: number; column: number; text: string }> {
  const folder = `${testFolder}/readme-images`;
  await rm(folder, { recursive: true, force: true });
  await cp(`${root}/tests/sites/minimal/content`, `${folder}/content`, { recursive: true });
  await writeFile(`${folder}/${translation}`, source);
  const types = await writeSiteTypes(`${folder}/content`, root);
  await writeFile(
    `${folder}/tsconfig.json`,
    JSON.stringify({ extends: '../../../tsconfig.json', include: ['content', types], exclude: [] }),
  );
  const compiler = `${root}/node_modules/typescript/bin/tsc`;
  const { stdout } = spawnSync(process.execPath, [compiler, '--project', folder, '--pretty', 'false'], { cwd: folder, encoding: 'utf8' });
  await rm(folder, { recursive: true });
  const [problem] = readOutput(stdout).errors.filter(({ file }) => file.endsWith(translation));
  if (!problem) throw new Error(`The compiler reports nothing for ${translation}:\n${stdout}`);
  return problem;
}

async function drawPage(): Promise<void> {
  const server = createPreviewServer(`${root}/dist`).listen(0, '127.0.0.1');
  await new Promise((listening) => server.once('listening', listening));
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 }, reducedMotion: 'reduce', locale: 'de-DE' });
  await page.goto(`http://localhost:${(server.address() as AddressInfo).port}/de-de/`, { waitUntil: 'networkidle' });
  await page.screenshot({ path: `${images}/page.png` });
  server.close();
}
