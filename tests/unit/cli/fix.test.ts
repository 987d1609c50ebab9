import { readFile, writeFile } from 'node:fs/promises';
import { describe, expect, test } from 'vitest';
import { applyFixes, fixesIn } from '../../../cli/fixes.ts';
import { check } from '../../../generator/index.ts';
import { opened } from '../../support/opened.ts';
import { runHere as run } from '../../support/run-here.ts';
import { type SiteFolder, siteFolder } from '../../support/site-folder.ts';

/* check --fix and suppressions on the command line. */

async function folderWith(files: Readonly<Record<string, string>>): Promise<SiteFolder> {
  const folder = await siteFolder({ files });
  return folder;
}

const help = (text: string) => `import { defineCopy } from 'wortlaut';

export default defineCopy('notice', {
  meta: { title: 'Help | {brand:product}', description: 'Where to find help with {brand:product}.' },
  heading: 'Help',
  text: '${text}',
  button: 'Back to the start',
});
`;
const mistyped = { 'pages/help/en.ts': help('It costs {fact:offer.prize}, not {brand:produkt}.') };
/** A fault without a certain fix. */
const emptied = { 'pages/help/en.ts': help('') };

describe('check --fix', () => {
  test('applies certain fixes, prints them, and reports the remaining findings', async () => {
    const { content } = await folderWith({ 'pages/help/en.ts': help('It costs {fact:offer.prize} or {fact:nothing.like}.') });
    const { code, stdout, stderr } = await run(['check', '--content', content, '--fix']);
    expect(stderr.split('\n')[0]).toBe('fixed content/pages/help/en.ts:6:19  Write offer.price');
    expect(stdout).toContain("'text' names {fact:nothing.like}, which does not exist.");
    expect(stdout).not.toContain('offer.prize');
    expect(code).toBe(1);
    expect(await readFile(`${content}/pages/help/en.ts`, 'utf8')).toBe(help('It costs {fact:offer.price} or {fact:nothing.like}.'));
  });

  test('shows the changes and writes nothing with --dry-run', async () => {
    const { content } = await folderWith(mistyped);
    const { code, stdout } = await run(['check', '--content', content, '--fix', '--dry-run']);
    expect(stdout).toContain("text: 'It costs [-{fact:offer.prize},-] [+{fact:offer.price},+] not {brand:produkt}.',");
    expect(stdout).toContain("not [-{brand:produkt}.',-] [+{brand:product}.',+]");
    expect(code).toBe(1);
    expect(await readFile(`${content}/pages/help/en.ts`, 'utf8')).toBe(mistyped['pages/help/en.ts']);
  });

  test('does not change a file that was edited after the check', async () => {
    const { content } = await folderWith(mistyped);
    const { diagnostics } = await check(opened({ content }));
    const edited = help('Somebody is writing here at this moment.');
    await writeFile(`${content}/pages/help/en.ts`, edited);
    const { done, refused } = await applyFixes(fixesIn(diagnostics), content);
    expect([done.length, refused.length]).toEqual([0, 2]);
    expect(await readFile(`${content}/pages/help/en.ts`, 'utf8')).toBe(edited);
  });
});

describe('a suppression', () => {
  const suppressions = (until: string) => `import { defineSuppressions } from 'wortlaut';

export default defineSuppressions([
  { code: 'WL2007', file: 'content/pages/help/en.ts', dataPath: 'text', reason: 'The text comes in spring.', until: '${until}' },
]);
`;

  test('lets check and build pass, and both print that', async () => {
    const { content, out } = await folderWith({ ...emptied, 'suppressions.ts': suppressions('2099-12-31') });
    const checked = await run(['check', '--content', content, '--format', 'json']);
    const { ok, suppressed, diagnostics } = JSON.parse(checked.stdout);
    expect([checked.code, ok, diagnostics]).toEqual([0, true, []]);
    expect(suppressed).toMatchObject([{ code: 'WL2007', line: 6, column: 9, reason: 'The text comes in spring.', until: '2099-12-31' }]);
    const reported = await run(['check', '--content', content]);
    expect(reported.stdout).toBe('no errors, 1 suppressed until 2099-12-31\n');
    const built = await run(['build', '--content', content, '--out', out]);
    expect([built.code, built.stdout]).toEqual([0, '']);
    const sarif = JSON.parse(await readFile(`${out}/reports/diagnostics.sarif`, 'utf8'));
    expect(sarif.runs[0].results).toMatchObject([{ ruleId: 'WL2007', suppressions: [{ kind: 'external' }] }]);
  });

  test('is an error if it is not needed any more; check --fix offers to remove it and leaves it', async () => {
    const { content } = await folderWith({ 'suppressions.ts': suppressions('2099-12-31') });
    const { code, stdout } = await run(['check', '--content', content, '--fix']);
    expect(code).toBe(1);
    expect(stdout).toContain('? check --fix leaves this to you: Remove the suppression.');
    expect(await readFile(`${content}/suppressions.ts`, 'utf8')).toBe(suppressions('2099-12-31'));
    const preview = await run(['check', '--content', content, '--fix', '--dry-run']);
    expect(preview.stdout).toContain('WL6011  not applied by --fix: Remove the suppression\n');
    const { stdout: data } = await run(['check', '--content', content, '--format', 'json']);
    expect(JSON.parse(data).diagnostics).toMatchObject([{ code: 'WL6011', suggestion: { edits: [{ newText: '' }] } }]);
  });

  test('is not called unused if something else stops the check', async () => {
    const { content } = await folderWith({ 'suppressions.ts': suppressions('2099-12-31'), 'pages/home/de.ts': 'export default {{' });
    const { diagnostics } = await check(opened({ content }));
    expect(diagnostics.map(({ code }) => code)).toEqual(['WL1001']);
  });
});
