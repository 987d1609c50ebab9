import type { Findings } from '../diagnostics/findings.ts';
import { commandName } from '../package/command-name.ts';
import { counted, type Paint } from './phrases.ts';

/** The last lines of a report: counts, suppressions, and the next commands. `total` replaces the counts if these findings are not all. */
export function summary({ diagnostics, suppressed }: Findings, paint: Paint, total?: string): string {
  const errors = diagnostics.filter(({ severity }) => severity === 'error').length;
  const warnings = diagnostics.length - errors;
  const fixable = diagnostics.filter(({ fix }) => fix).length;
  const until = suppressed.map((one) => one.until).sort()[0];
  const parts =
    total !== undefined
      ? [total]
      : [
          errors ? paint.red(counted(errors, 'error')) : paint.green('no errors'),
          ...(warnings ? [paint.yellow(counted(warnings, 'warning'))] : []),
          ...(until ? [paint.dim(`${suppressed.length} suppressed${suppressed.length > 1 ? ', the first' : ''} until ${until}`)] : []),
        ];
  const next = [
    ...(fixable ? [`fix ${fixable === 1 ? 'one' : fixable} at once: ${commandName} check --fix`] : []),
    ...(diagnostics[0] ? [`explain a code: ${commandName} explain ${diagnostics[0].code}`] : []),
  ];
  return [parts.join(', '), ...next.map((line) => paint.dim(line))].join('\n');
}
