/* The code of the sample receipt, which the tax office of no country can read. */

/** The squares along a side of the code. */
export const side = 21;
const corners = [
  [0, 0],
  [side - 7, 0],
  [0, side - 7],
] as const;

/** Whether a square of the code is dark: the three marks of its corners, and a pattern between them that encodes nothing. */
function isDark(x: number, y: number): boolean {
  for (const [left, top] of corners) {
    const ring = Math.max(Math.abs(x - left - 3), Math.abs(y - top - 3));
    if (ring <= 4) return ring === 3 || ring <= 1;
  }
  return (x * 7 + y * 11 + ((x * y) % 5) * 3) % 9 < 4;
}

/** A code as tax rules ask for on a receipt. No reader can read it, on purpose: it is a sample. */
export const sampleCode = Array.from({ length: side }, (_, y) => {
  const row = Array.from({ length: side }, (_, x) => (isDark(x, y) ? '#' : ' ')).join('');
  return [...row.matchAll(/#+/g)].map(({ 0: { length }, index }) => `M${index} ${y}h${length}v1h-${length}z`).join('');
}).join('');
