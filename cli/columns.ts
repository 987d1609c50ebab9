type Paint = (text: string) => string;

const plain: Paint = (text) => text;

/** Rows in columns of equal width, separated by two spaces. Colour is added after the widths are computed. */
export function columns(rows: readonly (readonly string[])[], paints: readonly (Paint | undefined)[] = []): string[] {
  const widths: number[] = [];
  for (const row of rows) {
    for (const [index, cell] of row.entries()) widths[index] = Math.max(widths[index] ?? 0, cell.length);
  }
  return rows.map((row) => {
    const last = row.findLastIndex((cell) => cell !== '');
    return row
      .slice(0, last + 1)
      .map((cell, index) => (paints[index] ?? plain)(index === last ? cell : cell.padEnd(widths[index] ?? 0)))
      .join('  ');
  });
}
