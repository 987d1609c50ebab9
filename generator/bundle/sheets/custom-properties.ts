import type { Statement } from '../../styles/statements.ts';

/** Custom property → its values; empty if only a script sets it. */
export type CustomProperties = ReadonlyMap<string, readonly string[]>;

/** The custom properties that sheets define, and those that scripts mention in quotation marks. */
export function customPropertiesOf(sheets: readonly Statement[], scripts: readonly string[]): CustomProperties {
  const values = new Map<string, string[]>();
  const add = (name: string, ...given: string[]) => values.set(name, [...(values.get(name) ?? []), ...given]);
  for (const { kind, name, value } of sheets) {
    if (kind === 'declaration' && name.startsWith('--')) add(name, value);
    if (kind === 'at-rule' && name === 'property') add(value);
  }
  for (const script of scripts) for (const [, name = ''] of script.matchAll(/['"`](--[\w-]+)['"`]/g)) add(name);
  return values;
}

/** A place in a value where a custom property is used. */
export interface Use {
  readonly name: string;
  /** The offset of the name in the value. */
  readonly at: number;
  readonly fallback: string | undefined;
}

const use = /var\(\s*(--[\w-]+)\s*(?:,((?:[^()]|\((?:[^()]|\([^()]*\))*\))*))?\)/g;

/** Every use of a custom property in a value, except in the fallback of another. */
export function usesIn(value: string): Use[] {
  return [...value.matchAll(use)].map(({ index, 0: written, 1: name = '', 2: fallback }) => ({
    name,
    at: index + written.indexOf(name),
    fallback,
  }));
}

/**
 * The possible values of a declaration after replacing custom properties: one with the first value of each, then one with the second. Empty
 * if a value is unknown: of a property that only scripts set, that is not defined, or that refers to itself.
 */
export function valuesOf(value: string, properties: CustomProperties): string[] {
  const most = Math.max(1, ...usesIn(value).map(({ name }) => properties.get(name)?.length ?? 0));
  return Array.from({ length: most }, (_, choice) => replaced(value, properties, { choice, left: 9 })).filter((one) => one !== undefined);
}

function replaced(value: string, properties: CustomProperties, at: { choice: number; left: number }): string | undefined {
  if (at.left === 0) return undefined;
  let isKnown = true;
  const whole = value.replace(use, (_, name: string) => {
    const values = properties.get(name) ?? [];
    const inner = replaced(values[at.choice] ?? values.at(-1) ?? '', properties, { ...at, left: at.left - 1 });
    if (!values.length || inner === undefined) isKnown = false;
    return inner ?? '';
  });
  return isKnown ? whole : undefined;
}
