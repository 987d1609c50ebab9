import { readdirSync, readFileSync } from 'node:fs';

/**
 * The memory that a process and its descendants hold now, in KB; shared memory counts once (proportional set size).
 * Only on Linux, elsewhere `undefined`.
 */
export function treeMemory(root: number): number | undefined {
  return processesBelow(root)?.reduce((sum, id) => sum + memoryOf(id), 0);
}

/** The peak memory of one of these processes, in KB (resident set size). Only on Linux. */
export function largestProcess(root: number): number | undefined {
  return processesBelow(root)?.reduce(
    (most, id) => Math.max(most, Number(/^VmHWM:\s*(\d+)/m.exec(read(`/proc/${id}/status`))?.[1] ?? 0)),
    0,
  );
}

/** The ids of a process and of its descendants; `undefined` if `/proc` is missing. */
export function processesBelow(root: number): number[] | undefined {
  const parents = parentsOf();
  if (!parents) return undefined;
  const inTree = (id: number | undefined): boolean => id !== undefined && (id === root || inTree(parents.get(id)));
  return [...parents.keys()].filter(inTree);
}

function parentsOf(): ReadonlyMap<number, number> | undefined {
  try {
    const ids = readdirSync('/proc').filter((name) => /^\d+$/.test(name));
    return new Map(ids.map((id) => [Number(id), Number(/PPid:\s*(\d+)/.exec(read(`/proc/${id}/status`))?.[1] ?? 0)]));
  } catch {
    return undefined;
  }
}

/** The memory that a process holds now, in KB (proportional set size). Only on Linux, elsewhere 0. */
export const memoryOf = (id: number): number => Number(/^Pss:\s*(\d+)/m.exec(read(`/proc/${id}/smaps_rollup`))?.[1] ?? 0);

/** Empty if the process has ended meanwhile. */
function read(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return '';
  }
}
