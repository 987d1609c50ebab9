import type { StartTag } from './tag.ts';

let judges = 0;

/** Says something of a tag once, for all elements that share it. To be called once for each judge, where a module begins. */
export function perTag<Verdict>(judge: (tag: StartTag) => Verdict): (tag: StartTag) => Verdict {
  const place = judges++;
  return (tag) => {
    if (tag.verdicts[place] === undefined) tag.verdicts[place] = judge(tag);
    return tag.verdicts[place] as Verdict;
  };
}

/** How many judges there are by now. */
export const judgeCount = (): number => judges;

/** A question about start tags whose answer is nearly always no. The elements for which it is yes are found without looking at the others. */
export interface TagFilter {
  readonly place: number;
  readonly holds: (tag: StartTag) => boolean;
}

const marks: TagFilter[] = [];
/** Bits of a small integer. */
const mostMarks = 30;

/** Makes a mark. To be called once for each, where a module begins. */
export function tagFilter(holds: (tag: StartTag) => boolean): TagFilter {
  if (marks.length === mostMarks) throw new Error(`there are more than ${mostMarks} marks of start tags`);
  const made = { place: marks.length, holds };
  marks.push(made);
  return made;
}

/** A mark of the tags that follow the rules of HTML. */
export function markOfHtml(holds: (tag: StartTag) => boolean): TagFilter {
  return tagFilter((tag) => !tag.inSvg && holds(tag));
}

/** How many marks there are by now. */
export const markCount = (): number => marks.length;

/** The marks of a tag, a bit each. */
export function marksOf(tag: StartTag): number {
  for (; tag.looked < marks.length; tag.looked++) if (marks[tag.looked]?.holds(tag)) tag.marks |= 1 << tag.looked;
  return tag.marks;
}
