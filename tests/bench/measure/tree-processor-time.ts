import { readFileSync } from 'node:fs';
import { processesBelow } from './tree-memory.ts';

/** Clock ticks in a second, as Linux tells them to programs. */
const ticks = 100;

/** The seconds of processor time that a process and its descendants have used until now. Only on Linux, elsewhere 0. */
export function treeProcessorTime(root: number): number {
  return (processesBelow(root) ?? []).reduce((sum, id) => sum + timeOf(id), 0);
}

function timeOf(id: number): number {
  try {
    // The name of the program may have blanks and brackets; what follows it has none.
    const fields = readFileSync(`/proc/${id}/stat`, 'utf8')
      .replace(/^.*\) /s, '')
      .split(' ');
    return (Number(fields[11]) + Number(fields[12])) / ticks;
  } catch {
    return 0;
  }
}
