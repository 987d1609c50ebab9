import { open, readFile, rm } from 'node:fs/promises';

/**
 * Takes the lock of an output folder. `holder` is the process that has it already; a lock whose process is gone is taken
 * over, so a killed build blocks nobody.
 */
export async function takeLock(file: string): Promise<{ release(): Promise<void> } | { holder: number }> {
  for (let attempt = 0; attempt < 3; attempt++) {
    try {
      const handle = await open(file, 'wx');
      await handle.writeFile(String(process.pid));
      await handle.close();
      return { release: () => rm(file, { force: true }) };
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    }
    const holder = Number(await readFile(file, 'utf8').catch(() => ''));
    if (holder && isRunning(holder)) return { holder };
    await rm(file, { force: true });
  }
  return { holder: 0 };
}

function isRunning(process_: number): boolean {
  try {
    process.kill(process_, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
