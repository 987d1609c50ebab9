import type pc from 'picocolors';
import type { Findings } from '../diagnostics/findings.ts';
import { counted } from './wording.ts';

/** The last lines of a report: how much there is, what is put aside, what can be done at once. `total` is said where these findings are not all. */
export function summary(
  { diagnostics, suppressed, known, gone }: Findings,
  paint: ReturnType<typeof pc.createColors>,
  total?: string,
): string {
  const errors = diagnostics.filter(({ severity }) => severity === 'error').length;
  const warnings = diagnostics.length - errors;
  const mendable = diagnostics.filter(({ fix }) => fix).length;
  const until = suppressed.map((one) => one.until).sort()[0];
  const parts =
    total !== undefined
      ? [total]
      : [
          errors ? paint.red(counted(errors, 'error')) : paint.green('no errors'),
          ...(warnings ? [paint.yellow(counted(warnings, 'warning'))] : []),
          ...(until ? [paint.dim(`${suppressed.length} suppressed${suppressed.length > 1 ? ', the first' : ''} until ${until}`)] : []),
          ...(known.length ? [paint.dim(`${known.length} known from the baseline`)] : []),
        ];
  const next = [
    ...(mendable ? [`mend ${mendable === 1 ? 'one' : mendable} at once: npm run site -- check --fix`] : []),
    ...(gone ? [`${counted(gone, 'line')} of the baseline mended: drop ${gone === 1 ? 'it' : 'them'} with check --write-baseline`] : []),
    ...(diagnostics[0] ? [`explain a code: npm run site -- explain ${diagnostics[0].code}`] : []),
  ];
  return [parts.join(', '), ...next.map((line) => paint.dim(line))].join('\n');
}
