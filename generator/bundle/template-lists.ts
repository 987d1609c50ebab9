import { readFileSync } from 'node:fs';
import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import { componentName } from '../model/component-name.ts';
import { objectKey } from './object-key.ts';

/** The file with the component of each template, and the file with the types of what each reads. */
const lists = { components: 'runtime/templates.ts', types: 'runtime/register.ts' };

/** The names in the two lists of templates. */
export interface TemplateLists {
  readonly components: readonly string[];
  readonly types: readonly string[];
}

/** An error that stops a command because of faults in the theme. */
export class ThemeError extends Error {
  readonly diagnostics: readonly Diagnostic[];

  constructor(diagnostics: readonly Diagnostic[]) {
    super(diagnostics.map(({ message }) => message).join(' '));
    this.diagnostics = diagnostics;
  }
}

/** WL6021: templates that one of the two lists lacks, at their line in the other. A theme that registers no types is not checked. */
export function checkTemplateLists(root: string, { components, types }: TemplateLists): Diagnostic[] {
  if (types.length === 0) return [];
  const lacking = (from: keyof TemplateLists, names: readonly string[]) =>
    names.map((name): Diagnostic => {
      const other = from === 'components' ? 'types' : 'components';
      return {
        code: 'WL6021',
        severity: 'error',
        file: lists[from],
        ...lineOf(name, `${root}/${lists[from]}`),
        message: `The template '${name}' is in ${lists[from]}, and not in ${lists[other]}.`,
        hint: `Add to ${lists[other]}: ${missingLine(name, other)}`,
      };
    });
  return [
    ...lacking(
      'components',
      components.filter((name) => !types.includes(name)),
    ),
    ...lacking(
      'types',
      types.filter((name) => !components.includes(name)),
    ),
  ];
}

function missingLine(name: string, list: keyof TemplateLists): string {
  const [key, stem] = [objectKey(name), componentName(name)];
  return list === 'types' ? `${key}: ${stem}Props;` : `${key}: ${stem}Page,`;
}

function lineOf(name: string, file: string): Pick<Diagnostic, 'line' | 'column'> {
  const lines = readFileSync(file, 'utf8').split('\n');
  const line = lines.findIndex((text) => new RegExp(`^\\s*(['"]?)${name}\\1\\s*:`).test(text));
  return line < 0 ? {} : { line: line + 1, column: (lines[line]?.search(/\S/) ?? 0) + 1 };
}
