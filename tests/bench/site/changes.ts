import { join } from 'node:path';
import { edit } from './edit.ts';
import { inventedText } from '../invented-words.ts';
import type { MeasuredSite } from './measured-site.ts';
import { copyOf, dictionaryOf, pageIds } from '../synthetic-site.ts';

/** A change that an author or developer makes between two builds. */
export interface Change {
  readonly name: string;
  readonly bar: 'little' | 'none';
  /** Makes it in another way each round; returns what takes it back. */
  make(site: MeasuredSite, round: number): Promise<() => Promise<void>>;
}

const tags = ['strong', 'em', 'b', 'i'];

export const changes: readonly Change[] = [
  {
    name: 'one message of one page',
    bar: 'little',
    make(site, round) {
      const id = pageIds(site).at(-1) as string;
      const words = copyOf(id, 'de').sections.s3?.text.i2 as string;
      return edit(join(site.content, 'pages', id, 'de.ts'), words, inventedText(`message ${round}`, 6));
    },
  },
  {
    name: 'one message of every page of a language',
    bar: 'none',
    make(site, round) {
      const words = dictionaryOf('fr').links.link3 as string;
      return edit(join(site.content, 'dictionaries/fr.ts'), words, inventedText(`link ${round}`, 2));
    },
  },
  {
    name: 'a component of every page',
    bar: 'none',
    make({ project }, round) {
      const tag = tags[round % tags.length];
      return edit(join(project, 'runtime/pages/policy.tsx'), '{copy.changed}', `<${tag}>{copy.changed}</${tag}>`);
    },
  },
];
