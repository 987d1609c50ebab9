import { importTheme } from '../precompile/import-theme.ts';
import type { Theme } from '../react/theme.ts';

let loading: Promise<Theme> | undefined;

/** The theme of the site, imported at the first call. Rejects with the error of a theme file, which `faultsOfTheme` reads. */
export function loadTheme(): Promise<Theme> {
  loading ??= importTheme().then(({ default: theme }) => theme);
  return loading;
}

/** The names that a page may give as its template. */
export const templateNames = ({ templates }: Pick<Theme, 'templates'>): readonly string[] => Object.keys(templates);
