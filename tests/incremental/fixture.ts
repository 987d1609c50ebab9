import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { afterAll, beforeAll, beforeEach } from 'vitest';
import { testFolder } from '../support/paths.ts';
import { type CleanBuilds, cleanBuilds } from './clean-builds.ts';
import { turnFolder } from './content-folder.ts';
import type { OtherCaches } from './damage.ts';
import { buildAt, type Folders } from './outcome.ts';
import { filesOf, type Situation, start } from './situation.ts';

/** Folders in which sequences run one after another, each from the same built site. */
export interface Fixture {
  readonly folders: Folders;
  readonly clean: CleanBuilds;
  readonly otherCaches: OtherCaches;
  /** Restores content, output and cache to their state after the first build. */
  reset(): void;
  remove(): void;
}

/** Cache of another site that shares ids, paths and most texts with the first one. */
const anotherSite: Situation = { ...start, edits: new Set(['the name of the product', 'a text of a copy', 'a page more', 'a clause']) };

/** Opens folders before the first test, and resets them before each. Returns a function that a test calls to get them. */
export function openFixtureForTests(): () => Fixture {
  let fixture: Fixture;
  beforeAll(async () => {
    fixture = await openFixture();
  }, 180_000);
  beforeEach(() => fixture.reset());
  afterAll(() => fixture?.remove());
  return () => fixture;
}

async function openFixture(): Promise<Fixture> {
  const folder = mkdtempSync(`${testFolder}/incremental-`);
  const foldersIn = (name: string): Folders => ({
    content: `${folder}/${name}/content`,
    out: `${folder}/${name}/dist`,
    cache: `${folder}/${name}/cache`,
  });
  const [folders, first, other] = [foldersIn('site'), `${folder}/first`, foldersIn('other')];
  const clean = cleanBuilds(folder);
  await buildFrom(start, folders);
  await buildFrom(anotherSite, other);
  copyFolder(`${folder}/site`, first);
  return {
    folders,
    clean,
    otherCaches: { ofBefore: `${first}/cache`, ofAnotherSite: other.cache },
    reset() {
      rmSync(`${folder}/site`, { recursive: true, force: true });
      copyFolder(first, `${folder}/site`);
    },
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}

/** Copies times to the nanosecond: `cpSync` rounds them, and a build does not reuse files with changed times. */
function copyFolder(from: string, to: string): void {
  execFileSync('cp', ['-a', from, to]);
}

async function buildFrom(situation: Situation, folders: Folders): Promise<void> {
  await turnFolder(folders.content, { from: new Map(), to: await filesOf(situation) });
  const { ok, diagnostics } = await buildAt(folders, situation.options);
  if (!ok) throw new Error(`the first build failed: ${diagnostics.map(({ message }) => message).join(' ')}`);
}
