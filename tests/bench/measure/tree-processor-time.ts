import { readFileSync } from 'node:fs';
import { processesBelow } from './tree-memory.ts';

/** Clock ticks in a second, in the unit of `/proc` on Linux. */
const ticks = 100;

/** The seconds of processor time that a process and its descendants have used until now. Only on Linux, elsewhere 0. */
export function treeProcessorTime(root: number): number {
  return (processesBelow(root) ?? []).reduce((sum, id) => sum + timeOf(id), 0);
}

function timeOf(id: number): number {
  try {
    // The name of the program may contain blanks and brackets; the fields after it do not.
    const fields = readFileSync(`/proc/${id}/stat`, 'utf8')
      .replace(/^.*\) /s, '')
      .split(' ');
    return (Number(fields[11]) + Number(fields[12])) / ticks;
  } catch {
    return 0;
  }
}
