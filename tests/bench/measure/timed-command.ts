/** Starts a program through a shell, which writes on descriptor 3 the processor time of the program and of all that it waited for. */
export const timedCommand = (program: string, args: readonly string[]): [shell: string, args: string[]] => [
  'sh',
  ['-c', '"$0" "$@" & trap "kill $!" TERM; wait $!; code=$?; times >&3; exit $code', program, ...args],
];

/** The processor time in milliseconds, user and system. The second line of the shell has that of its children: `0m1.25s 0m0.30s`. */
export function processorTimeIn(times: string): number {
  const parts = [...(times.split('\n')[1] ?? '').matchAll(/(\d+)m([\d.]+)s/g)];
  return parts.reduce((sum, [, minutes, seconds]) => sum + (Number(minutes) * 60 + Number(seconds)) * 1000, 0);
}
