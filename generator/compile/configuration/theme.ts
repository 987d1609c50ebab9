import type { SitePlace } from '../../bundle/bundle-inputs.ts';
import { DiagnosticError, finding } from '../../diagnostics/diagnostic.ts';
import { themeFile } from '../../package/roots.mjs';
import type { Theme } from '../../react/theme.ts';
import { importTheme, runTheme } from './site-modules.ts';

/** The theme of the site in a folder. Rejects with the error of a theme file, which `faultsOfTheme` reads. */
export const loadTheme = async (site: SitePlace): Promise<Theme> => checked((await importTheme(site)).default);

/** The theme of a site that is being written. */
export interface LiveTheme {
  /** The present theme: after an edit only what depends on the changed files is evaluated again. Rejects like `loadTheme`. */
  load(): Promise<Theme>;
  /** Reports changed files, by their absolute paths; without any, all may have changed. */
  changed(files: readonly string[]): Promise<void>;
  close(): Promise<void>;
}

export function openLiveTheme(site: SitePlace): LiveTheme {
  let running: ReturnType<typeof runTheme> | undefined;
  let loading: Promise<unknown> | undefined;
  const load = async () => {
    try {
      running ??= runTheme(site);
      return checked((await (await running).run()).default as Theme);
    } catch {
      // The bundler reports mistakes, and evaluates packages that cannot be evaluated one by one.
      return loadTheme(site);
    }
  };
  const close = async () => {
    const runner = await running?.catch(() => undefined);
    running = undefined;
    await runner?.close();
  };
  return {
    load() {
      const theme = load();
      loading = theme;
      return theme;
    },
    async changed(files) {
      await loading?.catch(() => {});
      const runner = await running?.catch(() => undefined);
      if (!files.length || !runner?.update(files)) await close();
    },
    close,
  };
}

/** The names that a page may give as its template. */
export const templateNames = ({ templates }: Pick<Theme, 'templates'>): readonly string[] => Object.keys(templates);

/** The parts that every page needs. The compiler checks all of them. */
const needed = { layout: 'the layout', templates: 'the templates', head: 'what the heads of all pages have in common' } as const;

/** Throws a `DiagnosticError` for a module that exports no theme, or one that lacks what every page needs. */
function checked(theme: Partial<Theme> | undefined): Theme {
  const lacking = (Object.keys(needed) as (keyof typeof needed)[]).filter((field) => !theme?.[field]);
  if (theme && lacking.length === 0) return theme as Theme;
  const message = theme
    ? `The theme lacks ${lacking.map((field) => `'${field}', ${needed[field]}`).join('; and ')}.`
    : 'This file has no default export, so the site has no theme.';
  const hint = 'Write export default defineTheme({ layout, templates, head }), with defineTheme of wortlaut/react.';
  throw new DiagnosticError([finding('WL6005', { file: themeFile }, [message, hint])]);
}
