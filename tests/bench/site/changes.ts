import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { inventedText } from '../invented-words.ts';
import { writeSyntheticPage } from '../synthetic-content.ts';
import { copyOf, dictionaryOf, pageIds } from '../synthetic-site.ts';
import { edit } from './edit.ts';
import type { MeasuredSite } from './measured-site.ts';

/** A change that an author or developer makes between two builds. */
export interface Change {
  readonly name: string;
  /** The bar of report/rows.ts that judges it. */
  readonly bar: 'message' | 'label' | 'component' | 'page';
  /** Makes the change in another way each round; returns a function that reverts it. */
  make(site: MeasuredSite, round: number): Promise<() => Promise<void>>;
}

const tags = ['strong', 'em', 'b', 'i'];

export const changes: readonly Change[] = [
  {
    name: 'one message of one page',
    bar: 'message',
    make(site, round) {
      const id = pageIds(site).at(-1) as string;
      const words = copyOf(id, 'de').sections.s3?.text.i2 as string;
      return edit(join(site.content, 'pages', id, 'de.ts'), words, inventedText(`message ${round}`, 6));
    },
  },
  {
    name: 'one label of every page of a language',
    bar: 'label',
    make(site, round) {
      const words = dictionaryOf('fr').links.link3 as string;
      return edit(join(site.content, 'dictionaries/fr.ts'), words, inventedText(`link ${round}`, 2));
    },
  },
  {
    name: 'one page added',
    bar: 'page',
    async make(site, round) {
      const folder = await writeSyntheticPage(site.content, `added-${round}`);
      return () => rm(folder, { recursive: true });
    },
  },
  {
    name: 'one page’s address changed',
    bar: 'page',
    make(site, round) {
      const id = pageIds(site).at(-1) as string;
      return edit(join(site.content, 'pages', id, 'page.ts'), `/:locale/${id}`, `/:locale/moved-${round}-${id}`);
    },
  },
  {
    name: 'a component of every page',
    bar: 'component',
    make({ project }, round) {
      const tag = tags[round % tags.length];
      return edit(join(project, 'runtime/pages/policy.tsx'), '{copy.changed}', `<${tag}>{copy.changed}</${tag}>`);
    },
  },
];
