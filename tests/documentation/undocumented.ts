import type { PackageEntry } from '../../generator/docs/read-entry.ts';

/**
 * Lists exports and members without docstrings, each as `PLACE NAME` or `PLACE NAME.MEMBER`. A property that can have only one value, such
 * as `kind: 'money'`, does not need one: it names its type.
 */
export function undocumented(entries: readonly PackageEntry[]): readonly string[] {
  const lines = entries
    .flatMap(({ items }) => items)
    .flatMap(({ name, place, text, members }) => [
      ...(text ? [] : [`${place} ${name}`]),
      ...members.filter((one) => !one.text && !oneValue.test(one.signature)).map((one) => `${place} ${name}.${one.name}`),
    ]);
  return [...new Set(lines)];
}

const oneValue = /^\w+: '[^']*'$/;
