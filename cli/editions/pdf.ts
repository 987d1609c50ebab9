import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { delimiter, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { escapeHtml, linesHtml, linesOfEdition, nameOfEdition } from '../../generator/index.ts';
import { UsageError } from '../command-errors.ts';
import type { EditionAction } from './edition-action.ts';
import { namedEdition } from './named-edition.ts';
import { languageOf, standalone, textIn } from './standalone.ts';

const browsers = ['chromium', 'chromium-browser', 'chromium-headless-shell', 'google-chrome', 'google-chrome-stable'];

/** Prints an edition as a PDF on A4: with the number, the edition and its hash on each page, and places for signatures. */
export async function pdf({ content, subject, options }: EditionAction): Promise<number> {
  const edition = namedEdition(content, subject);
  const language = languageOf(edition, options.language);
  if (options.to === undefined) throw new UsageError('Name the file with --to: edition pdf at@2027-03-01 --to terms.pdf.');
  const file = resolve(options.to);
  const { text, sections } = textIn(edition, language);
  const [title, ...lines] = linesOfEdition(text, sections);
  const name = nameOfEdition(edition.record);
  const body = [
    `<h1>${escapeHtml(title?.text ?? name)}</h1>`,
    ...linesHtml(lines),
    ...(options.signature ? ['<p class="signatures"><span></span><span></span></p>'] : []),
  ].join('\n');
  const html = standalone({ language, title: name, style: styleOf(name, edition.record.texts[language]?.sha256 ?? ''), body });
  const browser = process.env.PATH?.split(delimiter)
    .flatMap((folder) => browsers.map((one) => join(folder, one)))
    .find((one) => existsSync(one));
  if (!browser) {
    const page = file.replace(/(?:\.pdf)?$/i, '.html');
    await writeFile(page, html);
    process.stdout.write(`Chromium is missing. Open ${page} in a browser, and print it on A4 into a PDF, without headers and footers.\n`);
    return 0;
  }
  await printPage({ browser, html, file });
  process.stdout.write(`${name} in '${language}' is in ${options.to}.\n`);
  return 0;
}

async function printPage({
  browser,
  html,
  file,
}: {
  readonly browser: string;
  readonly html: string;
  readonly file: string;
}): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'wortlaut-'));
  try {
    const page = join(folder, 'edition.html');
    await writeFile(page, html);
    // Chromium has no sandbox for root.
    const asRoot = process.getuid?.() === 0 ? ['--no-sandbox'] : [];
    const profile = `--user-data-dir=${join(folder, 'profile')}`;
    await promisify(execFile)(browser, [
      '--headless',
      ...asRoot,
      profile,
      '--no-pdf-header-footer',
      `--print-to-pdf=${file}`,
      pathToFileURL(page).href,
    ]);
  } catch (error) {
    throw new UsageError(`${browser} could not print the edition: ${error instanceof Error ? error.message.split('\n')[0] : error}`);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
  if (!existsSync(file)) throw new UsageError(`${browser} has not written ${file}. Choose a folder that exists and can be written.`);
}

/** A4 with the number of each page, the edition and its hash in the margins. */
const styleOf = (name: string, sha256: string): string => `@page {
  size: A4;
  margin: 2cm 2cm 2.5cm;
  @bottom-left { content: "${name}  SHA-256 ${sha256}"; font: 6.5pt system-ui, sans-serif; }
  @bottom-right { content: counter(page) " / " counter(pages); font: 8pt system-ui, sans-serif; }
}
body { max-width: none; margin: 0; padding: 0; font-size: 10pt; }
h2 { break-after: avoid; font-size: 12pt; }
p { orphans: 3; widows: 3; }
.signatures { display: flex; gap: 2cm; margin-top: 3cm; break-inside: avoid; }
.signatures span { flex: 1; border-top: 1px solid; }
`;
