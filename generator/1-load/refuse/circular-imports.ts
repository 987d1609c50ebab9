import { type Diagnostic, finding } from '../../diagnostics/diagnostic.ts';
import { placeInText, type Span } from '../../diagnostics/place-in-text.ts';

export interface Importer {
  readonly text: string;
  /** The content files that it imports at run time, each with the place of its specifier. */
  readonly edges: readonly { readonly to: string; readonly span: Span }[];
}

/** WL1019: file → its circular imports, each reported at its first file. `name` is that of the content folder. */
export function circularImports(files: ReadonlyMap<string, Importer>, name: string): Map<string, Diagnostic[]> {
  const found = new Map<string, Diagnostic[]>();
  const done = new Set<string>();
  const trail: string[] = [];
  const visit = (path: string): void => {
    const before = trail.indexOf(path);
    if (before >= 0) {
      const circle = fromFirst(trail.slice(before));
      const diagnostic = describe(circle, files, name);
      for (const one of circle) found.set(one, [...(found.get(one) ?? []), diagnostic]);
      return;
    }
    if (done.has(path)) return;
    trail.push(path);
    for (const { to } of files.get(path)?.edges ?? []) visit(to);
    trail.pop();
    done.add(path);
  };
  for (const path of [...files.keys()].sort()) visit(path);
  return found;
}

/** Rotates a circle to begin at its first file by name, so that it does not depend on where it was entered. */
function fromFirst(circle: readonly string[]): string[] {
  const first = circle.indexOf([...circle].sort()[0] as string);
  return [...circle.slice(first), ...circle.slice(0, first)];
}

function describe(circle: readonly string[], files: ReadonlyMap<string, Importer>, name: string): Diagnostic {
  const places = circle.map((path, index) => {
    const { text, edges } = files.get(path) as Importer;
    const next = circle[(index + 1) % circle.length] as string;
    const edge = edges.find(({ to }) => to === next);
    return { file: `${name}/${path}`, next, ...(edge && placeInText(text, edge.span)) };
  });
  const [first, ...others] = places as [(typeof places)[number], ...typeof places];
  const { next: _, ...place } = first;
  const names = [...circle, circle[0] as string].map((path) => `${name}/${path}`);
  return finding('WL1019', {
    ...place,
    message:
      circle.length === 1
        ? 'This file imports itself, so it would have to be read before it can be read.'
        : `These files import each other in a circle, so none of them can be read first: ${names.join(' → ')}.`,
    hint: 'Take one of these imports out. What two files need goes into a third one that imports neither of them.',
    ...(others.length && {
      related: others.map(({ next, ...rest }) => ({ ...rest, message: `here ${name}/${next} is imported` })),
    }),
  });
}
