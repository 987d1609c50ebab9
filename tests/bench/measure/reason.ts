/** The reason of a failed program, as one line of its output: the first that begins with an error, or else the last. */
export function reason(said: string): string | undefined {
  const lines = said
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);
  return lines.find((line) => /^\w*error\b/i.test(line)) ?? lines.at(-1);
}
