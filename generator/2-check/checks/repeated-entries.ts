import { type Diagnostic, finding } from '../../diagnostics/diagnostic.ts';
import type { MenuItem } from '../../model/site.ts';
import type { SiteCheck } from '../content-check.ts';

/** No menu has the same label with the same target twice. */
export const repeatedEntries: SiteCheck = {
  run: ({ navigation: { value, file } }) =>
    Object.entries(value.menus).flatMap(([name, items]) => repeatedIn(items, ['menus', name]).map((finding) => ({ ...finding, file }))),
};

function repeatedIn(items: readonly MenuItem[], path: readonly string[]): Omit<Diagnostic, 'file'>[] {
  const first = new Map<string, number>();
  return items.flatMap((item, index) => {
    const entry = JSON.stringify(item);
    const before = first.get(entry);
    if (before === undefined) first.set(entry, index);
    const repetition = finding('WL3037', { dataPath: [...path, String(index)] }, [
      `This menu contains the entry '${item.label}' twice, with the same target.`,
      'Remove one of them.',
    ]);
    return [...(before === undefined ? [] : [repetition]), ...repeatedIn(item.items ?? [], [...path, String(index), 'items'])];
  });
}
