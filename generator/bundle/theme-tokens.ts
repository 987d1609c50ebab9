import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Place } from '../diagnostics/diagnostic.ts';
import type { SiteFiles, ThemeColours } from '../model/site-files.ts';
import { asHex, colourOf } from '../styles/colours.ts';
import { rulesIn, type Tokens, tokensOf } from '../styles/custom-properties.ts';

/** The custom properties that browsers and systems colour the surroundings of a page with: its ground, and the brand. */
const themeTokens = { ground: 'canvas', brand: 'brand' } as const;

/** The place of each custom property in the style sheets, by its name without dashes; the first one counts. */
export function tokenPlaces(sheets: readonly string[], root: string): Record<string, Place> {
  const places: Record<string, Place> = {};
  for (const file of sheets)
    for (const [index, line] of readFileSync(join(root, file), 'utf8').split('\n').entries()) {
      const [, before = '', name] = /^(\s*)--([\w-]+)\s*:/.exec(line) ?? [];
      if (name) places[name] ??= { file, line: index + 1, column: before.length + 1 };
    }
  return places;
}

/** The colours that browsers use around a page, from the styles; white and black if these have none. */
export function themeColours(files: SiteFiles): ThemeColours {
  const tokens = tokensOf(rulesIn(files));
  const brand = hexOf(tokens, themeTokens.brand, 'light');
  return {
    light: hexOf(tokens, themeTokens.ground, 'light') ?? '#ffffff',
    dark: hexOf(tokens, themeTokens.ground, 'dark') ?? '#000000',
    ...(brand && { brand }),
  };
}

function hexOf(tokens: Tokens, token: string, theme: 'light' | 'dark'): string | undefined {
  const colour = colourOf(tokens, `var(--${token})`, theme);
  return colour && asHex(colour);
}
