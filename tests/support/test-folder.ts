import { existsSync, mkdirSync, readdirSync, rmSync, statfsSync, symlinkSync, writeFileSync } from 'node:fs';
import { root, testFolder } from './paths.ts';

/** The file system in memory that Linux offers. */
const memory = '/dev/shm';

/** Bytes that must be free there; containers often have 64 MB in all. */
const enough = 4 * 1024 ** 3;

const prefix = 'wortlaut-tests-';

/**
 * Makes the folder in which the tests of a run write, and removes it after them: in memory where the machine has room, because tests write and
 * remove many thousands of small files; otherwise in the project. Content files in it find the package 'wortlaut', and are modules, in both.
 */
export default function openTestFolder(): (() => void) | undefined {
  // Vitest calls this for each of its projects.
  if (process.env.WORTLAUT_TESTS) return undefined;
  if (!hasRoom()) {
    mkdirSync(testFolder, { recursive: true });
    return undefined;
  }
  removeThoseOfEndedRuns();
  const folder = `${memory}/${prefix}${process.pid}`;
  const [tests, others] = [`${folder}/project`, `${folder}/elsewhere`];
  for (const one of [`${tests}/node_modules`, others]) mkdirSync(one, { recursive: true });
  symlinkSync(root, `${tests}/node_modules/wortlaut`);
  symlinkSync(`${root}/node_modules/@types`, `${tests}/node_modules/@types`);
  writeFileSync(`${tests}/package.json`, '{ "type": "module" }');
  Object.assign(process.env, { WORTLAUT_TESTS: tests, TMPDIR: others });
  return () => rmSync(folder, { recursive: true, force: true });
}

function hasRoom(): boolean {
  if (!existsSync(memory)) return false;
  const { bavail, bsize } = statfsSync(memory);
  return bavail * bsize > enough;
}

/** Removes the folders of runs that were killed. */
function removeThoseOfEndedRuns(): void {
  for (const name of readdirSync(memory).filter((one) => one.startsWith(prefix)))
    if (!existsSync(`/proc/${name.slice(prefix.length)}`)) rmSync(`${memory}/${name}`, { recursive: true, force: true });
}
