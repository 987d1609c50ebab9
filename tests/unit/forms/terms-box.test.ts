import { expect, test } from 'vitest';
import cs from '../../../content/dictionaries/cs.ts';
import de from '../../../content/dictionaries/de.ts';
import en from '../../../content/dictionaries/en.ts';
import es from '../../../content/dictionaries/es.ts';
import fr from '../../../content/dictionaries/fr.ts';
import it from '../../../content/dictionaries/it.ts';
import nl from '../../../content/dictionaries/nl.ts';
import pl from '../../../content/dictionaries/pl.ts';
import homeDe from '../../../content/pages/home/de.ts';
import homeEn from '../../../content/pages/home/en.ts';
import homeFr from '../../../content/pages/home/fr.ts';
import homePl from '../../../content/pages/home/pl.ts';

test.each([
  ['cs', cs.lead, []],
  ['de', de.lead, [homeDe]],
  ['en', en.lead, [homeEn]],
  ['es', es.lead, []],
  ['fr', fr.lead, [homeFr]],
  ['it', it.lead, []],
  ['nl', nl.lead, []],
  ['pl', pl.lead, [homePl]],
] as const)('V7 each sentence of the box contains the words of its link once (%s)', (_, { terms, termsAnnounced, termsLink }, homes) => {
  for (const sentence of [terms, termsAnnounced, ...homes.map(({ preOrder }) => preOrder.terms)])
    expect(String(sentence).split(String(termsLink))).toHaveLength(2);
});
