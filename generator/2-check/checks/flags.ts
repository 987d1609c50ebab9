import { type Diagnostic, finding } from '../../diagnostics/diagnostic.ts';
import type { SiteCheck } from '../content-check.ts';

/** Every country has a flag, if the theme has flags. */
export const flags: SiteCheck = {
  name: 'flags',
  run: ({ countries }, { flags: drawn = [] }) =>
    drawn.length === 0
      ? []
      : [...countries.values()]
          // A code that differs from the name of its file is mistyped, which another check reports.
          .filter(({ value: { code }, file }) => !drawn.includes(code) && file.endsWith(`/${code}.ts`))
          .map(
            ({ value: { code, name }, file }): Diagnostic =>
              finding('WL1030', { file, dataPath: ['code'], found: code }, [
                `${name} has no flag: there is no drawing for '${code}', so it stands without one beside the other countries.`,
                `Draw it in runtime/islands/elements/flag.tsx.`,
              ]),
          ),
};
