import { definitionSyntax, lexer, parse, type SyntaxDescriptor } from 'css-tree';
import { closestMatch } from '../../diagnostics/closest-match.ts';
import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import type { Statement } from '../../styles/statements.ts';
import { type CustomProperties, usesIn, valuesOf } from './custom-properties.ts';
import { wrongMathFunction } from './math-functions.ts';
import { newerFunctions, newerProperties, newerValues } from './newer-css.ts';

/** The fault of a statement, and its offset in the sheet. */
export type Meaningless = Pick<Diagnostic, 'message' | 'hint' | 'found' | 'expected' | 'cause'> & {
  readonly code: 'WL5050' | 'WL5051' | 'WL5052';
  readonly at: number;
};

/**
 * Statements that browsers ignore silently: WL5050, a declaration with an unknown property or value; WL5051, an unknown at-rule; WL5052, an
 * undefined custom property. Vendor-specific names are ignored, and so are blocks in `@supports` that test for them.
 */
export function checkStatement(statement: Statement, properties: CustomProperties): Meaningless[] {
  // Blocks and declarations in it have names of the font.
  if (statement.block?.within.some(({ name }) => name === 'font-feature-values')) return [];
  if (statement.kind === 'at-rule') return unknownRule(statement);
  if (statement.kind === 'other') return [noDeclaration(statement)];
  const undefinedNames = usesIn(statement.value).filter(({ name, fallback }) => fallback === undefined && !properties.has(name));
  if (undefinedNames.length) return undefinedNames.map(({ name }) => notDefined(statement, name, properties));
  const faults = statement.name.startsWith('--') || isAskedFor(statement) ? [] : meaningless(statement, properties);
  return faults.length || isAskedFor(statement) ? faults : wrongMath(statement, properties);
}

const newer = 'generator/bundle/sheets/newer-css.ts';

const isVendors = (name: string) => /^-\w/.test(name);

const isAskedFor = ({ name, block }: Statement) =>
  block?.within.some((rule) => rule.name === 'supports' && rule.value.replaceAll(/\s/g, '').includes(`(${name}:`));

/** WL5051: an at-rule that is not one of CSS. */
export function unknownRule({ at, name }: Pick<Statement, 'at' | 'name'>): Meaningless[] {
  // Page-margin boxes are named after their position (CSS Paged Media, section 5.3).
  if (isVendors(name) || /^(?:top|bottom|left|right)-/.test(name) || !lexer.checkAtruleName(name)) return [];
  const near = closestMatch(name, names.atrules);
  const plugin = 'Browsers drop what is in it. If it is meant for a plugin, such as @tailwindcss/vite, name that under vite.plugins in';
  const hint = near ? `Did you mean @${near}?` : `${plugin} wortlaut.config.ts; otherwise remove it.`;
  return [
    {
      code: 'WL5051',
      at,
      message: `@${name} is not a rule of CSS.`,
      hint,
      found: `@${name}`,
      ...(!near && { cause: 'rules for a plugin' }),
    },
  ];
}

const { atrules, properties: known } = lexer as unknown as Readonly<Record<'atrules' | 'properties', Readonly<Record<string, unknown>>>>;
const names = { atrules: Object.keys(atrules), properties: Object.keys(known) };

const noDeclaration = ({ at, value }: Statement): Meaningless => ({
  code: 'WL5050',
  at,
  message: `'${shortened(value)}' is neither a declaration nor a rule, and browsers drop it.`,
  hint: 'A declaration is a property, a colon and a value.',
  found: value,
});

function notDefined({ at, name: property }: Statement, name: string, properties: CustomProperties): Meaningless {
  const near = closestMatch(name, [...properties.keys()]);
  const message = `'${property}' uses ${name}, which no style sheet defines.`;
  const hint = near
    ? `Did you mean ${near}?`
    : 'Define it in runtime/styles/tokens.css, or write what shall stand in its place behind a comma.';
  return { code: 'WL5052', at, message, hint, found: name, ...(near && { expected: near }) };
}

/** At-rules with descriptors instead of properties. */
const withDescriptors = ['font-face', 'property', 'counter-style', 'font-palette-values', 'view-transition'];

function meaningless(statement: Statement, properties: CustomProperties): Meaningless[] {
  const { name, block } = statement;
  const rule = block?.within.at(-1)?.name ?? '';
  if (isVendors(name)) return [];
  if (withDescriptors.includes(rule)) return descriptors(statement, rule);
  if (rule === 'page' && !lexer.checkAtruleDescriptorName('page', name)) return descriptors(statement, rule);
  if (newerProperties.has(name)) return [];
  if (lexer.checkPropertyName(name)) return [unknownName(statement, `'${name}' is not a property of CSS`, names.properties)];
  const values = valuesOf(statement.value, properties);
  return values.length === 0 || values.some((value) => isValueOf(name, value))
    ? []
    : [wrongValue(statement, syntaxOf(lexer.getProperty(name)))];
}

/** Other browsers ignore a vendor-specific value on purpose. */
function isValueOf(property: string, value: string): boolean {
  if (newerFunctions.test(value) || newerValues[property]?.test(value) || /(?:^|[\s,(])-[a-z]+-/.test(value)) return true;
  const text = plain(value);
  const [layer, last] = layerOf[property] ?? [];
  const layers = layer ? layersOf(text) : [];
  if (layers.length < 2) return !lexer.matchProperty(property, text).error;
  return layers.every((one, index) => !lexer.match(`<${index < layers.length - 1 ? layer : last}>`, one).error);
}

/** Types of the layers of a property, and of its last one. css-tree gives up on a list of many, so they are matched one by one. */
const layerOf: Readonly<Record<string, readonly [layer: string, last: string]>> = {
  background: ['bg-layer', 'final-bg-layer'],
  mask: ['mask-layer', 'mask-layer'],
};

/** The parts of a value between its own commas, not those inside functions. */
function layersOf(value: string): string[] {
  const ast = parse(value, { context: 'value', positions: true });
  if (ast.type !== 'Value') return [];
  const commas = ast.children
    .toArray()
    .flatMap((node) => (node.type === 'Operator' && node.value === ',' ? [node.loc?.start.offset ?? 0] : []));
  return [...commas, value.length].map((end, index) => value.slice(index ? (commas[index - 1] ?? 0) + 1 : 0, end));
}

/** A math function that is wrong for all values of its custom properties, and not because of one of them. */
function wrongMath({ at, value }: Statement, properties: CustomProperties): Meaningless[] {
  const wrong = (written: string) => valuesOf(written, properties).map((one) => wrongMathFunction(plain(one)));
  const faults = wrong(value);
  const [first] = faults;
  const follows = usesIn(value).some(({ name }) => properties.get(name)?.some((given) => wrong(given).some(Boolean)));
  if (!first || !faults.every(Boolean) || follows) return [];
  const syntax = syntaxOf(lexer.getType(`${first.name}()`));
  const message = `'${shortened(first.text)}' is no ${first.name}() of CSS.`;
  return [{ code: 'WL5050', at, message, hint: `It takes ${syntax}. Browsers drop the declaration that uses it.`, found: value }];
}

function descriptors(statement: Statement, rule: string): Meaningless[] {
  const { name, value } = statement;
  const descriptors = lexer.getAtrule(rule)?.descriptors;
  if (!descriptors) return [];
  if (!Object.hasOwn(descriptors, name)) return [unknownName(statement, `@${rule} has no '${name}'`, Object.keys(descriptors))];
  return lexer.matchAtruleDescriptor(rule, name, value).error ? [wrongValue(statement, syntaxOf(descriptors[name]))] : [];
}

/** Replaces relative colours (CSS Color 5, section 4), which css-tree does not parse. */
const plain = (value: string) =>
  value.replace(/\b(?:rgba?|hsla?|hwb|lab|lch|oklab|oklch|color)\(\s*from\b(?:[^()]|\((?:[^()]|\([^()]*\))*\))*\)/g, 'red');

function unknownName({ at, name }: Statement, message: string, known: readonly string[]): Meaningless {
  const near = closestMatch(name, known);
  const hint = near
    ? `Did you mean ${near}?`
    : `Correct its name, or remove it: browsers drop the declaration. What is newer than css-tree is listed in ${newer}.`;
  return { code: 'WL5050', at, message: `${message}.`, hint, found: name, ...(near && { expected: near }) };
}

function wrongValue({ at, name, value }: Statement, syntax: string): Meaningless {
  const takes = syntax && syntax.length <= 120 ? `It takes ${syntax}.` : `Correct it; what is newer than css-tree is listed in ${newer}.`;
  const hint = `${takes} Browsers drop the declaration.`;
  return {
    code: 'WL5050',
    at,
    message: `'${shortened(value)}' is not a value of ${name}.`,
    hint,
    found: value,
    ...(syntax && { expected: syntax }),
  };
}

/** `<'margin-top'>{1,4}` */
const syntaxOf = (known: SyntaxDescriptor | null | undefined) => (known?.syntax ? definitionSyntax.generate(known.syntax) : '');

const shortened = (value: string) => {
  const line = value.replaceAll(/\s+/g, ' ');
  return line.length > 60 ? `${line.slice(0, 59)}…` : line;
};
