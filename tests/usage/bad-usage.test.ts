import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startProcess } from '../support/command.ts';
import { root, testFolder } from '../support/paths.ts';
import { runHere as run } from '../support/run-here.ts';
import { contentSample } from '../support/samples/samples.ts';
import { siteFolder } from '../support/site-folder.ts';

/* Invalid commands print one clear sentence with the nearest valid choice and no stack, write nothing, and end with exit code 2. */

const minimal = `${root}/tests/sites/minimal/content`;
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(`${testFolder}/usage-`);
  await mkdir(`${folder}/empty`);
  await mkdir(`${folder}/strange`);
  await writeFile(`${folder}/strange/notes.ts`, 'export default 1;');
  await writeFile(`${folder}/file`, '');
});
afterAll(() => rm(folder, { recursive: true }));

const cases: readonly (readonly [command: string, sentence: string])[] = [
  ['bild', "'bild' is not a command. Did you mean build?\nnpm run site -- --help lists the commands."],
  [
    'build --contnt x',
    "'--contnt' is not an option of this command. Did you mean --content?\nnpm run site -- build --help lists the options.",
  ],
  ['build somewhere', "'build' has too many arguments: 0 expected, 1 given."],
  ['build --out', 'The value of --out <dir> is missing.'],
  ['build --format jsno', "'jsno' is not a known format. Did you mean 'json'? Choose from pretty, json, sarif, github."],
  [
    'build --host nginks',
    "'nginks' is not a host. Did you mean 'nginx'? Known are files, nginx, apache, caddy, cloudflare, netlify, vercel.",
  ],
  [
    'build --host files,nginx',
    "'files' needs a page for each redirect, and 'nginx' redirects only without such a page. Build for each host",
  ],
  ['build --origin nowhere', "The origin 'nowhere' is not a scheme and a host alone, such as https://www.example.com."],
  ['build --content FOLDER/nowhere', "The content folder 'FOLDER/nowhere' does not exist. Name an existing one with --content."],
  ['build --content MINIMAL --out MINIMAL/dist', "The output folder 'MINIMAL/dist' and the content folder 'MINIMAL' overlap."],
  ['check --content FOLDER/file', "'FOLDER/file' is a file, and a content folder is expected. Name the folder with --content."],
  ['check --format xml --content MINIMAL', "'xml' is not a known format. Choose from pretty, json, sarif, github."],
  ['check --locale at-dee --content MINIMAL', "'at-dee' is not a known locale. Did you mean 'at-de'? Choose from at-de, at-en, ch-de."],
  ['check --only WL9999 --content MINIMAL', "'WL9999' is not a known code."],
  ['check --dry-run --content MINIMAL', '--dry-run shows what --fix would do; give both.'],
  ['explain --format html', "'html' is not a known format. Choose from text, json."],
  ['explain --all', '--text and --all are for pages. Give the address of one, such as /at-de/support/.'],
  ['explain WL2001 --all', '--all prints every text of a page. Remove it, or the code.'],
  ['routes --locale xx-yy --content MINIMAL', "'xx-yy' is not a known locale. Choose from at-de, at-en, ch-de."],
  ['routes --page hlep --content MINIMAL', "'hlep' is not a known page. Did you mean 'help'?"],
  ['routes --format yaml --content MINIMAL', "'yaml' is not a known format. Choose from text, json."],
  ['resolve', 'The argument path is missing.'],
  ['coverage --min lots --content MINIMAL', "'lots' is not a percentage. Give --min a number from 0 to 100."],
  ['attest --language en --by Ada', 'The argument document is missing.'],
  ['attest at --by Ada', 'The option --language <language...> is missing.'],
  ['attest at --language en --by Ada', '--status is missing. Give one of draft, translated, reviewed, approved.'],
  ['attest at --language en --by Ada --status final', "'final' is not a known status. Choose from draft, translated, reviewed, approved."],
  ['attest at --language en --by Ada --status reviewed --content MINIMAL', 'This content folder has no contract documents'],
  ['explain WL9999', "'WL9999' is not a known code."],
  ['explain /nothing/ --content MINIMAL', '/nothing/ answers with 404, because the page does not exist.'],
  ['preview --port door', "'door' is not a port. Give a number from 0 to 65535."],
  [
    'preview --out FOLDER/empty',
    'The folder FOLDER/empty does not contain a built site; run npm run site -- build --out FOLDER/empty first.',
  ],
];

describe.each(cases)('%s', (command, sentence) => {
  const real = (text: string) => text.replaceAll('FOLDER', folder).replaceAll('MINIMAL', minimal);

  test('prints the fault, and ends with 2', async () => {
    const { code, stdout, stderr } = await run(real(command).split(' '));
    expect(stderr.startsWith(real(sentence)), stderr).toBe(true);
    expect(stderr).not.toMatch(/^\s+at |Wortlaut has made a mistake/m);
    expect(stderr.trim().split('\n').length).toBeLessThanOrEqual(3);
    expect([code, stdout]).toEqual([2, '']);
  });
});

describe.each(['empty', 'strange'])('a content folder that is %s', (name) => {
  test.each(['build', 'check'])('stops %s with WL1004 and 2', async (command) => {
    const out = command === 'build' ? ['--out', `${folder}/dist`] : [];
    const { code, stdout } = await run([command, '--content', `${folder}/${name}`, ...out]);
    expect(stdout).toMatch(/^error WL1004 {2}The folder '.*' (is empty or does not exist|has no site\.ts)/);
    expect(stdout).toContain('1 error');
    expect(code).toBe(2);
    expect(await readdir(folder)).not.toContain('dist');
  });
});

test('a full disk behind the output is an error with a sentence', async () => {
  const { code, stderr } = await startProcess('bash', ['-c', 'node --import tsx cli/main.ts explain WL2001 > /dev/full']).ended;
  expect([code, stderr]).toEqual([2, expect.stringMatching(/^What the command prints cannot be written: .*no space left/)]);
});

test('a reader that stops reading is not an error', async () => {
  const { code, stderr } = await startProcess('bash', ['-c', 'set -o pipefail; node --import tsx cli/main.ts routes | head -n 1']).ended;
  expect([code, stderr]).toEqual([0, '']);
});

test.each([
  [[], 0, true],
  [['--production'], 1, false],
])('placeholders: %j ends with %d (decision 13)', async (flags, code, ok) => {
  const site = await siteFolder({ from: contentSample('WL4001').bad });
  const ended = await run(['check', '--content', site.content, '--format', 'json', ...flags]);
  expect(JSON.parse(ended.stdout)).toMatchObject({ ok, diagnostics: [{ code: 'WL4001', severity: ok ? 'warning' : 'error', line: 8 }] });
  expect(ended.code).toBe(code);
});
