import { finding } from '../../diagnostics/diagnostic.ts';
import type { SiteCheck } from '../content-check.ts';

/** Every country has a flag, if the theme has flags. */
export const flags: SiteCheck = {
  run: ({ countries }, { flags: drawn = [] }) =>
    drawn.length === 0
      ? []
      : [...countries.values()]
          // A code that differs from the name of its file is mistyped, which another check reports.
          .filter(({ value: { code }, file }) => !drawn.includes(code) && file.endsWith(`/${code}.ts`))
          .map(({ value: { code, name }, file }) =>
            finding('WL1030', { file, dataPath: ['code'], found: code }, [
              `${name} has no flag: the theme has no drawing for '${code}'.`,
              `Draw it in runtime/islands/elements/flag.tsx.`,
            ]),
          ),
};
