/** A barcode as a path of strokes, from the widths of its bars and gaps: it encodes nothing. */
export function bars(x: number, y: number, height: number): string {
  let at = x;
  return widths
    .map((width, index) => {
      const path = index % 2 ? '' : `M${at} ${y}h${width}v${height}h-${width}Z`;
      at += width;
      return path;
    })
    .join('');
}

const widths = [3, 3, 6, 3, 3, 6, 9, 3, 3, 3, 6, 6, 3, 3, 9, 3, 3, 6, 6, 3, 3];
