import { randomInt } from 'node:crypto';
import { link, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { lazy } from '../model/memoize.ts';

/** A temporary file of one attempt: several builds of one process may try at once. */
const temporary = (file: string) => `${file}-${randomInt(2 ** 47)}-${process.pid}`;

/**
 * Takes the lock of an output folder. `holder` is the process that holds it, which may be this one. A lock whose process has ended is taken
 * over, so a killed build blocks no other. The lock appears with its content in one step, and is only taken over by a process that has read
 * whose it was.
 */
export async function takeLock(file: string): Promise<{ release(): Promise<void> } | { holder: number }> {
  const mine = `${process.pid} ${await startOf(process.pid)}`;
  const staged = temporary(file);
  try {
    await writeFile(staged, mine);
    for (;;) {
      if (await createdFrom(staged, file)) return { release: lazy(() => rm(file, { force: true })) };
      const content = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
        // It was released meanwhile. Any other error would occur again.
        if (error.code !== 'ENOENT') throw error;
      });
      if (content === undefined) continue;
      const [holder, start] = content.split(' ');
      const running = start !== undefined && (await startOf(Number(holder))) === start;
      if (running) return { holder: Number(holder) };
      await removeStale(file, content);
    }
  } finally {
    await rm(staged, { force: true });
  }
}

async function createdFrom(staged: string, file: string): Promise<boolean> {
  try {
    await link(staged, file);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  }
}

/** Removes the staged builds of killed processes, and their temporary files and links. This process holds the lock of the output folder. */
export async function removeLeftovers(folder: string): Promise<void> {
  await removeBuilds(join(folder, '.builds'), (name) => name.startsWith('draft-'));
  for (const name of await readdir(folder)) {
    const [, maker] = /^\..+-(\d+)$/.exec(name) ?? [];
    if (maker && (await startOf(Number(maker))) === undefined) await rm(join(folder, name), { force: true });
  }
}

/** Removes builds by their names. A build that cannot be removed only takes up space. */
export async function removeBuilds(builds: string, isUnwanted: (name: string) => boolean): Promise<void> {
  for (const name of (await readdir(builds)).filter(isUnwanted))
    await rm(join(builds, name), { recursive: true, force: true }).catch(() => {});
}

/** Removes the leftovers of killed builds for a build that changes nothing, unless another build runs or the folder cannot be changed. */
export async function clearLeftovers(folder: string): Promise<void> {
  try {
    const names = [...(await readdir(folder)), ...(await readdir(join(folder, '.builds')))];
    if (!names.some((name) => name === '.lock' || /^(?:\..+|draft)-\d+$/.test(name))) return;
    const lock = await takeLock(join(folder, '.lock'));
    if ('holder' in lock) return;
    await removeLeftovers(folder);
    await lock.release();
  } catch {
    // The folder may be one that this process must not write to.
  }
}

/** Removes the lock and reads it again: if another process has replaced it meanwhile, restores it. */
async function removeStale(file: string, content: string): Promise<void> {
  const aside = temporary(`${file}-stale`);
  try {
    await rename(file, aside);
    if ((await readFile(aside, 'utf8')) !== content) await link(aside, file).catch(() => {});
  } catch {
    // Another process was faster; the next attempt reads its lock.
  } finally {
    await rm(aside, { force: true });
  }
}

/**
 * When a process started, so that a later process with the same id is not mistaken for it (Linux: field 22 of /proc/<pid>/stat); undefined
 * for one that has ended, even if its parent has not waited for it. On other systems a running process has the empty text.
 */
async function startOf(pid: number): Promise<string | undefined> {
  if (!pid) return undefined;
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => undefined);
  if (stat) {
    const [state, ...fields] = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    return state === 'Z' ? undefined : fields[18];
  }
  try {
    process.kill(pid, 0);
    return '';
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM' ? '' : undefined;
  }
}
