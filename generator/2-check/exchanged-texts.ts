import { type Diagnostic, folderOf } from '../diagnostics/diagnostic.ts';
import { causeOfExchange } from '../diagnostics/report/foreign-texts.ts';
import { groupBy } from '../model/group-by.ts';

/** A text whose placeholders differ from those of its source or of its translations. */
export interface Difference extends Diagnostic {
  readonly slots?: { readonly lost: readonly string[]; readonly extra: readonly string[] };
}

/** Two texts of a file of which one has what the other lacks: they are exchanged, or a part of one is in the other. */
export function exchangedTexts(differences: readonly Difference[]): Diagnostic[] {
  const texts = [...groupBy(differences, (one) => one.slots && pathOf(one)).values()].map((group) => ({
    found: group[0] as Difference,
    lost: namesOf(group.flatMap(({ slots }) => slots?.lost ?? [])),
    extra: namesOf(group.flatMap(({ slots }) => slots?.extra ?? [])),
  }));
  return texts.flatMap(({ found, lost, extra }, index) => {
    const other = texts.slice(index + 1).find((text) => text.lost === extra && text.extra === lost);
    if (!other) return [];
    const { code, severity, file = '' } = found;
    const paths = [found, other.found].map(pathOf);
    const report = {
      ...{ code, severity, file, cause: causeOfExchange(folderOf(file), ...paths) },
      message: `'${paths.join("' and '")}' have what belongs into the other one: ${[lost, extra].filter(Boolean).join(', ')}.`,
      hint: 'Exchange the two texts, or move the part that is in the wrong one.',
    };
    return [found, other.found].map(({ dataPath = [], related = [] }, place) => ({
      ...report,
      ...{ dataPath, related },
      ...(place > 0 && { follows: true as const }),
    }));
  });
}

const namesOf = (slots: readonly string[]) =>
  [...new Set(slots)]
    .sort()
    .map((slot) => `{${slot}}`)
    .join(', ');
const pathOf = ({ dataPath = [] }: Diagnostic) => dataPath.join('.');
