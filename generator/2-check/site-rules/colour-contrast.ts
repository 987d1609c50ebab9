import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import { type ColourPair, colourPairs, ownScheme, withoutPair } from '../../model/colour-pairs.ts';
import type { SiteRule } from '../inspect-site.ts';
import { colourOf, contrast, type Theme } from '../styles/colours.ts';
import { type Declaration, readStyles } from '../styles/read-styles.ts';

const tokensFile = 'runtime/styles/tokens.css';
const pairsFile = 'generator/model/colour-pairs.ts';

/**
 * WL5027: what is shown stands out from its ground in both themes (WCAG 1.4.3, 1.4.11). WL5028: the table of pairs is
 * complete: every colour that the styles use is in it, or in the list of those that need stand out from nothing.
 */
export const colourContrast: SiteRule = {
  name: 'colour contrast',
  run({ files }) {
    const sheets = [...files].flatMap(([path, css]) =>
      path.endsWith('.css') ? [typeof css === 'string' ? css : decoder.decode(css)] : [],
    );
    const rules = sheets.flatMap(readStyles);
    const tokens = tokensOf(rules);
    return tokens.size === 0 ? [] : [...faintPairs(tokens), ...undeclared(rules, tokens)];
  },
};

const decoder = new TextDecoder();

type Tokens = ReadonlyMap<string, string>;

function tokensOf(rules: readonly (readonly Declaration[])[]): Tokens {
  return new Map(
    rules.flat().flatMap(({ selector, condition, property, value }): [string, string][] => {
      const ofPage = !condition && selector.split(',').some((each) => each.trim() === ':root');
      return ofPage && property.startsWith('--') ? [[property.slice(2), value]] : [];
    }),
  );
}

function faintPairs(tokens: Tokens): Diagnostic[] {
  return colourPairs.flatMap((pair) =>
    pair.on.flatMap((ground) => {
      const scheme = ownScheme.get(ground);
      return (scheme ? [scheme] : (['light', 'dark'] as const)).flatMap((theme) => faint(tokens, { pair, ground, theme }));
    }),
  );
}

function faint(tokens: Tokens, { pair, ground, theme }: { pair: ColourPair; ground: string; theme: Theme }): Diagnostic[] {
  const { front, least, what } = pair;
  const [shown, under] = [front, ground].map((token) => colourOf(tokens, `var(--${token})`, theme));
  if (!shown || !under) {
    const missing = shown ? ground : front;
    return [
      {
        code: 'WL5028',
        severity: 'error',
        file: pairsFile,
        message: `The table of colour pairs names '${missing}', which is no plain colour of the styles.`,
        hint: `Define it in ${tokensFile}, or take the pair out of the table.`,
      },
    ];
  }
  const found = contrast(shown, under);
  if (found >= least) return [];
  return [
    {
      code: 'WL5027',
      severity: 'error',
      file: tokensFile,
      message: `In the ${theme} theme '${front}' on '${ground}' (${what}) has a contrast of ${found.toFixed(2)}; at least ${least} is expected.`,
      hint: `Make '${front}' ${luminous(shown) > luminous(under) ? 'lighter' : 'darker'}, or its ground ${luminous(shown) > luminous(under) ? 'darker' : 'lighter'}.`,
      found: found.toFixed(2),
      expected: String(least),
    },
  ];
}

const luminous = (colour: readonly number[]) => colour.reduce((sum, part) => sum + part, 0);

const fronts = new Map(colourPairs.map((pair) => [pair.front, pair]));
const onGrounds = new Set(colourPairs.flatMap(({ on }) => on));

/** Colours and pairs of colours that the styles use and the table does not know. Each is told once. */
function undeclared(rules: readonly (readonly Declaration[])[], tokens: Tokens): Diagnostic[] {
  const found = new Map<string, Diagnostic>();
  const tell = (message: string, hint: string): void => {
    if (!found.has(hint)) found.set(hint, { code: 'WL5028', severity: 'error', file: pairsFile, message, hint });
  };
  for (const declarations of rules) {
    for (const { property, value, selector } of declarations) {
      const place = placeOf(property);
      if (!place) continue;
      for (const token of colourTokens(tokens, value)) {
        if (isDeclared(token, place)) continue;
        tell(
          `The colour '${token}' is the ${property} of '${selector}', but the table of colour pairs does not say what it must stand out from.`,
          `Add '${token}' to colourPairs or, with the reason, to withoutPair in ${pairsFile}.`,
        );
      }
    }
    const [front, ground] = [(name: string) => name === 'color', (name: string) => /^background(-color)?$/.test(name)].map((is) =>
      single(declarations.findLast(({ property }) => is(property))?.value),
    );
    if (front && ground && onGrounds.has(ground) && fronts.has(front) && !fronts.get(front)?.on.includes(ground))
      tell(
        `'${declarations[0]?.selector}' shows '${front}' on '${ground}', which the table of colour pairs does not have.`,
        `Add '${ground}' to the grounds of '${front}' in ${pairsFile}.`,
      );
  }
  return [...found.values()];
}

type Place = 'text' | 'edge' | 'ground';

function placeOf(property: string): Place | undefined {
  if (property === 'color') return 'text';
  if (/^background(-color|-image)?$/.test(property)) return 'ground';
  return /^(border|outline)(-(block|inline|top|right|bottom|left))?(-(start|end))?(-color)?$/.test(property) ? 'edge' : undefined;
}

function isDeclared(token: string, place: Place): boolean {
  if (place === 'text') return fronts.get(token)?.least === 4.5;
  return withoutPair.has(token) || fronts.has(token) || (place === 'ground' && onGrounds.has(token));
}

const single = (value = '') => /^var\(--([\w-]+)\)$/.exec(value)?.[1];

/** The colours in a value, also those of a token that is a whole line: `1px solid var(--hairline)`. */
function colourTokens(tokens: Tokens, value: string): string[] {
  return [...value.matchAll(/var\(--([\w-]+)\)|from var\(--([\w-]+)\)/g)].flatMap(([, plain, from]) => {
    const token = plain ?? from ?? '';
    const inner = tokens.get(token);
    if (inner === undefined) return [];
    if (colourOf(tokens, inner, 'light')) return [token];
    return inner.includes('solid') || inner.includes('dashed') ? colourTokens(tokens, inner) : [];
  });
}
