import type { PackageEntry } from './read-entry.ts';

/**
 * What has no docstring, each as `PLACE NAME` or `PLACE NAME.MEMBER`. A property that can have only one value, such as `kind: 'money'`,
 * needs none: it is the name of its type.
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
