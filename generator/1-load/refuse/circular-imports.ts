import { type Diagnostic, finding } from '../../diagnostics/diagnostic.ts';
import { placeInText, type Span } from '../../diagnostics/place-in-text.ts';

export interface Importer {
  readonly text: string;
  /** The content files that it imports at run time, each with the place of its specifier. */
  readonly edges: readonly { readonly to: string; readonly span: Span }[];
}

/** WL1019: file → its circular imports, each reported at its first file. `name` is that of the content folder. */
export function circularImports(files: ReadonlyMap<string, Importer>, name: string): Map<string, Diagnostic[]> {
  const circles = new Map<string, Diagnostic[]>();
  const done = new Set<string>();
  const trail: string[] = [];
  const visit = (path: string): void => {
    const before = trail.indexOf(path);
    if (before >= 0) {
      const circle = fromFirst(trail.slice(before));
      const diagnostic = describe(circle, files, name);
      for (const one of circle) circles.set(one, [...(circles.get(one) ?? []), diagnostic]);
      return;
    }
    if (done.has(path)) return;
    trail.push(path);
    for (const { to } of files.get(path)?.edges ?? []) visit(to);
    trail.pop();
    done.add(path);
  };
  for (const path of [...files.keys()].sort()) visit(path);
  return circles;
}

/** Rotates a circle to begin at its first file by name, so that it does not depend on where it was entered. */
function fromFirst(circle: readonly string[]): string[] {
  const first = circle.indexOf([...circle].sort()[0] as string);
  return [...circle.slice(first), ...circle.slice(0, first)];
}

function describe(circle: readonly string[], files: ReadonlyMap<string, Importer>, name: string): Diagnostic {
  const [place, ...others] = circle.map((path, index) => {
    const { text, edges } = files.get(path) as Importer;
    const next = circle[(index + 1) % circle.length] as string;
    const edge = edges.find(({ to }) => to === next);
    return { file: `${name}/${path}`, ...(edge && placeInText(text, edge.span)), message: `imports ${name}/${next} here` };
  });
  const names = [...circle, circle[0]].map((path) => `${name}/${path}`);
  return finding('WL1019', {
    ...place,
    message:
      circle.length === 1
        ? 'This file imports itself, so it cannot be loaded.'
        : `These files import each other in a circle, so none of them can be loaded first: ${names.join(' → ')}.`,
    hint: 'Remove one of these imports. Move what two files need into a third one that imports neither.',
    ...(others.length && { related: others }),
  });
}
