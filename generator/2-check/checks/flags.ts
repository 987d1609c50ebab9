import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import type { SiteCheck } from '../content-check.ts';

/** Every country has a flag (F7), where the theme draws flags at all. */
export const flags: SiteCheck = {
  name: 'flags',
  run: ({ countries }, { flags: drawn = [] }) =>
    drawn.length === 0
      ? []
      : [...countries.values()]
          // A code that is not the name of its file is mistyped, which another check says.
          .filter(({ value: { code }, file }) => !drawn.includes(code) && file.endsWith(`/${code}.ts`))
          .map(
            ({ value: { code, name }, file }): Diagnostic => ({
              code: 'WL1030',
              severity: 'error',
              file,
              dataPath: ['code'],
              found: code,
              message: `${name} has no flag: there is no drawing for '${code}', so it stands without one beside the other countries.`,
              hint: `Draw it in runtime/components/flag.tsx.`,
            }),
          ),
};
