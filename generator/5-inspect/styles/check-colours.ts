import { type Diagnostic, finding } from '../../diagnostics/diagnostic.ts';
import type { ColourTable } from '../../model/colour-pairs.ts';
import type { Assets } from '../../model/site-files.ts';
import { colourOf, schemesOf } from '../../styles/colours.ts';
import { type Rule, rulesIn, type Tokens, tokensOf } from '../../styles/custom-properties.ts';
import { faintColours } from './faint-colours.ts';

const pairsFile = 'runtime/theme.ts';

/**
 * WL5027: colours have enough contrast to their backgrounds in both themes (WCAG 1.4.3, 1.4.11), one finding for each colour. WL5028: the
 * table of pairs is complete and names existing colours. Empty without styles or without a table in the theme.
 */
export function checkColours({ files, tokens: places }: Pick<Assets, 'files' | 'tokens'>, table: ColourTable | undefined): Diagnostic[] {
  const rules = rulesIn(files);
  const tokens = tokensOf(rules);
  if (tokens.size === 0 || !table) return [];
  const missing = missingColours(tokens, table);
  const whole = table.pairs.flatMap((pair) => ({ ...pair, on: pair.on.filter((ground) => !missing.has(ground)) }));
  return [
    ...[...missing].map(([token, pairs]) => missingColour(token, pairs)),
    ...faintColours({ tokens, places, pairs: whole.filter(({ front }) => !missing.has(front)), ownScheme: table.ownScheme }),
    ...undeclared(rules, tokens, table),
  ];
}

/** Colours in the table that the styles do not define as plain colours, each with its pairs. */
function missingColours(tokens: Tokens, { pairs, ownScheme = {} }: ColourTable): ReadonlyMap<string, readonly string[]> {
  const missing = new Map<string, string[]>();
  for (const { front, on, what } of pairs)
    for (const ground of on)
      for (const token of [front, ground]) {
        const themes = schemesOf(ownScheme[token]);
        if (themes.every((theme) => colourOf(tokens, `var(--${token})`, theme))) continue;
        missing.set(token, [...(missing.get(token) ?? []), `'${front}' on '${ground}' (${what})`]);
      }
  return missing;
}

/** Reported once for the table: if one colour is missing, others often are, too. */
function missingColour(token: string, pairs: readonly string[]): Diagnostic {
  const others = pairs.length > 1 ? ` and ${pairs.length - 1} more` : '';
  const related = pairs.map((message) => ({ file: pairsFile, message }));
  return finding('WL5028', { file: pairsFile, related, cause: 'colours of the table of pairs' }, [
    `The table of colour pairs names '${token}', which is not a plain colour of the styles: ${pairs[0]}${others}.`,
    `Define --${token} in the styles, or delete its pairs from the table.`,
  ]);
}

/** Colours and pairs of colours that the styles use and the table lacks, each once. */
function undeclared(rules: readonly Rule[], tokens: Tokens, table: ColourTable): Diagnostic[] {
  const fronts = new Map(table.pairs.map((pair) => [pair.front, pair]));
  const onGrounds = new Set(table.pairs.flatMap(({ on }) => on));
  const isDeclared = (token: string, place: ColourUse) =>
    place === 'text'
      ? fronts.get(token)?.least === 4.5
      : token in (table.withoutPair ?? {}) || fronts.has(token) || (place === 'ground' && onGrounds.has(token));
  const findingsByHint = new Map<string, Diagnostic>();
  const report = (message: string, hint: string): void => {
    if (!findingsByHint.has(hint)) findingsByHint.set(hint, finding('WL5028', { file: pairsFile }, [message, hint]));
  };
  for (const declarations of rules) {
    for (const { name: property, value, block } of declarations) {
      const place = placeOf(property);
      if (!place) continue;
      for (const literal of isPrinted(block) ? [] : literalColours(value)) {
        if (literal in (table.withoutPair ?? {})) continue;
        report(
          `The colour ${literal} is the ${property} of '${block?.selector}', and the table of colour pairs names custom properties alone.`,
          `Define it as a custom property and add that to a pair or, with the reason, add '${literal}' to withoutPair in the colours of ${pairsFile}.`,
        );
      }
      for (const token of colourTokens(tokens, value)) {
        if (isDeclared(token, place)) continue;
        report(
          `The colour '${token}' is the ${property} of '${block?.selector}', but the table of colour pairs does not contain it.`,
          `Add '${token}' to a pair or, with the reason, to withoutPair in the colours of ${pairsFile}.`,
        );
      }
    }
    const [front, ground] = [/^color$/, /^background(-color)?$/].map((property) =>
      single(declarations.findLast(({ name }) => property.test(name))?.value),
    );
    if (front && ground && onGrounds.has(ground) && fronts.has(front) && !fronts.get(front)?.on.includes(ground))
      report(
        `'${declarations[0]?.block?.selector}' shows '${front}' on '${ground}', which the table of colour pairs does not contain.`,
        `Add '${ground}' to the grounds of '${front}' in the colours of ${pairsFile}.`,
      );
  }
  return [...findingsByHint.values()];
}

/** Named colours that Lightning CSS writes, because they are shorter than digits. */
const shortNames =
  /^(azure|beige|bisque|brown|coral|gold|gray|green|indigo|ivory|khaki|linen|maroon|navy|olive|orange|orchid|peru|pink|plum|purple|red|salmon|sienna|silver|snow|tan|teal|tomato|violet|wheat)$/;

/** Opaque colours that a value has itself, outside of functions. */
const literalColours = (value: string): string[] =>
  (value.match(/[\w#-]+(?:\([^()]*\))?/g) ?? []).filter((part) => shortNames.test(part) || colourOf(new Map(), part, 'light'));

/** Paper has a background of its own. */
const isPrinted = (block: Rule[number]['block']) => block?.within.some(({ name, value }) => name === 'media' && value === 'print');

type ColourUse = 'text' | 'edge' | 'ground';

function placeOf(property: string): ColourUse | undefined {
  if (property === 'color') return 'text';
  if (/^background(-color|-image)?$/.test(property)) return 'ground';
  return /^(border|outline)(-(block|inline|top|right|bottom|left))?(-(start|end))?(-color)?$/.test(property) ? 'edge' : undefined;
}

const single = (value = '') => /^var\(--([\w-]+)\)$/.exec(value)?.[1];

/** The colours in a value, also through tokens for a whole border: `1px solid var(--hairline)`. */
function colourTokens(tokens: Tokens, value: string): string[] {
  return [...value.matchAll(/var\(--([\w-]+)\)|from var\(--([\w-]+)\)/g)].flatMap(([, plain, from]) => {
    const token = plain ?? from ?? '';
    const inner = tokens.get(token);
    if (inner === undefined) return [];
    if (colourOf(tokens, inner, 'light')) return [token];
    return inner.includes('solid') || inner.includes('dashed') ? colourTokens(tokens, inner) : [];
  });
}
