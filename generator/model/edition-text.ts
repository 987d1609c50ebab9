import { numbersOf, type Outline } from './outline.ts';

export interface EditionLine {
  /** `use.secrecy`, `use.heading`, `title`, `lead`; in an appendix its title and the number of the line there. */
  readonly key: string;
  /** Empty for texts without a number. */
  readonly number: string;
  readonly text: string;
  /** The title of the appendix with it. */
  readonly appendix?: string;
}

/** The marks of a line that begins an appendix. */
export const appendixMark = '=== ';

/** The texts of a document outside its clauses, in order. */
export const frame = ['title', 'lead'] as const;

/** The lines of the text of an edition, with the names of their clauses; without those that begin an appendix. */
export function linesOfEdition(text: string, sections: Outline['sections']): EditionLine[] {
  const keys = new Map([...numbersOf(sections)].map(([id, number]) => [number, id.includes('.') ? id : `${id}.heading`]));
  let appendix: string | undefined;
  let unnumbered = 0;
  return text.split('\n').flatMap((line): EditionLine[] => {
    if (line === '') return [];
    if (line.startsWith(appendixMark)) {
      appendix = line.slice(appendixMark.length);
      unnumbered = 0;
      return [];
    }
    const [number = '', words = ''] = line.split('\t');
    if (appendix !== undefined) return [{ key: `${appendix} ${unnumbered++}`, number, text: words, appendix }];
    return [{ key: keys.get(number) ?? frame[unnumbered++] ?? number, number, text: words }];
  });
}
