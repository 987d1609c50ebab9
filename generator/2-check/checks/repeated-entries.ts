import { finding } from '../../diagnostics/diagnostic.ts';
import { groupBy } from '../../model/group-by.ts';
import type { SiteCheck } from '../content-check.ts';
import { entriesIn } from '../menu-targets.ts';

/** No menu has the same label with the same target twice. */
export const repeatedEntries: SiteCheck = {
  run: ({ navigation: { value, file } }) => {
    const entries = Object.entries(value.menus).flatMap(([name, items]) => entriesIn(items, ['menus', name]));
    const groups = groupBy(entries, ([item, path]) => JSON.stringify([path.slice(0, -1), item]));
    return [...groups.values()].flatMap(([, ...others]) =>
      others.map(([{ label }, dataPath]) =>
        finding('WL3037', { file, dataPath }, [
          `This menu contains the entry '${label}' twice, with the same target.`,
          'Remove one of them.',
        ]),
      ),
    );
  },
};
