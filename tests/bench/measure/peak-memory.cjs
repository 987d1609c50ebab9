/*
 * Loaded before a process that is measured (`node --require`): when it ends, it notes the most memory that it has held, in KB,
 * in the folder that the environment names, in a file named for the process. Linux tells the peak of this program alone;
 * elsewhere what Node reports may include what was there before it started.
 */
const { readFileSync, writeFileSync } = require('node:fs');
const { isMainThread } = require('node:worker_threads');

const folder = process.env.BENCH_MEMORY;
if (folder && isMainThread) process.on('exit', () => writeFileSync(`${folder}/${process.pid}`, String(peak())));

function peak() {
  try {
    return Number(/VmHWM:\s*(\d+)/.exec(readFileSync('/proc/self/status', 'utf8'))[1]);
  } catch {
    return process.resourceUsage().maxRSS;
  }
}
