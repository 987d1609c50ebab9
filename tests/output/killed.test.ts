import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, watch, writeFileSync } from 'node:fs';
import { beforeAll, expect, test } from 'vitest';
import { run, start } from '../support/command.ts';
import { randomFrom } from '../support/random.ts';
import { type SiteFolder, siteFolder } from '../support/site-folder.ts';
import { contentsOf } from '../support/snapshot.ts';

/*
 * Real builds, killed (SIGKILL) at many instants. Half of the instants are spread over the whole duration of a build, from its first, the
 * others over its last milliseconds, from the moment at which the new site is whole and the old one is still published. The last builds reuse
 * what the killed ones have left in the cache. stopped-anywhere.test.ts stops between any two steps on the disk, so that a day kills few.
 */

const kills = process.env.NIGHT ? 64 : 4;
const seed = 20_261_121;

let site: SiteFolder;
const versions: Record<'old' | 'new', { text: string; output: Record<string, string> }> = {
  old: { text: 'Schreiben Sie uns.', output: {} },
  new: { text: 'Rufen Sie uns an.', output: {} },
};
let duration = 0;

const builds = (...more: readonly string[]) => ['build', '--content', site.content, '--out', site.out, '--quiet', ...more];
const output = () => contentsOf(`${site.out}/site`);

async function writeVersion(version: 'old' | 'new'): Promise<void> {
  const edited = readFileSync(`${site.content}/pages/help/de.ts`, 'utf8').replace(/ {2}text: '.*'/, `  text: '${versions[version].text}'`);
  await site.write({ 'pages/help/de.ts': edited });
}

beforeAll(async () => {
  site = await siteFolder();
  for (const version of ['new', 'old'] as const) {
    await writeVersion(version);
    const started = performance.now();
    expect(await run(builds('--force'))).toMatchObject({ code: 0 });
    duration = performance.now() - started;
    versions[version].output = output();
  }
  expect(versions.new.output).not.toEqual(versions.old.output);
});

test(`a build killed at any of ${kills} instants leaves the old site or the new one, whole`, async () => {
  const random = randomFrom(seed);
  const seen = { untouched: 0, replaced: 0, finished: 0 };
  let current: 'old' | 'new' = 'old';
  for (let kill = 0; kill < kills; kill++) {
    const next = current === 'old' ? 'new' : 'old';
    await writeVersion(next);
    const started = performance.now();
    const child = start(builds('--force'));
    const share = (Math.floor(kill / 2) + random(1000) / 1000) / (kills / 2);
    if (kill % 2) await siteWhole(child.ended);
    // The instant at which the build is killed is what the test varies. The first one cannot have begun to write.
    if (kill === 0) child.process.kill('SIGKILL');
    const timer = setTimeout(() => child.process.kill('SIGKILL'), kill % 2 ? share * 12 : share * duration);
    const { signal } = await child.ended;
    clearTimeout(timer);

    const left = output();
    expect([versions.old.output, versions.new.output], `instant ${kill}`).toContainEqual(left);
    expect(JSON.parse(readFileSync(`${site.out}/reports/build.json`, 'utf8')).files).toBe(Object.keys(left).length);
    if (signal !== 'SIGKILL') {
      seen.finished += 1;
      // The machine has become faster: the next builds are killed earlier.
      duration = Math.min(duration, performance.now() - started);
    } else if (JSON.stringify(left) === JSON.stringify(versions[next].output)) seen.replaced += 1;
    else seen.untouched += 1;
    current = JSON.stringify(left) === JSON.stringify(versions.new.output) ? 'new' : 'old';
  }
  // A day's kills are too few to count where they hit.
  if (process.env.NIGHT) expect(seen.untouched, JSON.stringify(seen)).toBeGreaterThan(kills / 4);

  for (const version of ['new', 'old'] as const) {
    await writeVersion(version);
    expect(await run(builds())).toMatchObject({ code: 0, stderr: expect.stringMatching(/^(?:The types were not checked: .+\n)?$/) });
    expect(output()).toEqual(versions[version].output);
  }
  expect(readdirSync(site.out).sort()).toEqual(['.builds', '.current', 'reports', 'site']);
  expect(readdirSync(`${site.out}/.builds`).length).toBeLessThanOrEqual(2);
}, 300_000);

test('a build that changes nothing removes what killed builds have left, but nothing of a build that runs', async () => {
  const build = () => run(['build', '--content', site.content, '--out', site.out, '--quiet']);
  expect(await build()).toMatchObject({ code: 0 });
  const [before, builds] = [readdirSync(site.out), readdirSync(`${site.out}/.builds`)];
  const leave = (lock: string) => {
    writeFileSync(`${site.out}/.lock`, lock);
    writeFileSync(`${site.out}/.lock-1-99999999`, '');
    mkdirSync(`${site.out}/.builds/draft-99999999/site`, { recursive: true });
  };
  leave('99999999 1');
  expect(await build()).toMatchObject({ code: 0 });
  expect([readdirSync(site.out), readdirSync(`${site.out}/.builds`)]).toEqual([before, builds]);
  leave(`${process.pid} ${readFileSync('/proc/self/stat', 'utf8').split(') ')[1]?.split(' ')[19]}`);
  expect(await build()).toMatchObject({ code: 0 });
  expect(readdirSync(`${site.out}/.builds`)).toContain('draft-99999999');
  rmSync(`${site.out}/.lock`);
  expect(await build()).toMatchObject({ code: 0 });
  expect([readdirSync(site.out), readdirSync(`${site.out}/.builds`)]).toEqual([before, builds]);
}, 120_000);

/** Resolves when the build has named its finished folder, or has ended. */
function siteWhole(ended: Promise<unknown>): Promise<void> {
  return new Promise((done) => {
    const watcher = watch(`${site.out}/.builds`, (_, name) => {
      if (name && !name.startsWith('draft') && existsSync(`${site.out}/.builds/${name}/inputs`)) finish();
    });
    const finish = () => {
      watcher.close();
      done();
    };
    void ended.then(finish);
  });
}
