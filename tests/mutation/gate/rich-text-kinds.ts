import type { Content } from '../../../generator/model/content.ts';
import type { ContentKind } from './fault.ts';
import { altered, beside, outsideContracts, sources, translations } from './text-kinds.ts';

/* Faults in the markup of texts: strong words, emphasis and links. */

const having = (pattern: RegExp, among: typeof translations) => (content: Content) =>
  among(content).filter(({ text }) => pattern.test(text));
const strong = /\*\*([^*]+)\*\*/;
/** Matches a link without a parenthesis after it, which would close the link that loses its own. */
const link = /\[([^\]]+)\]\(([\w-]+)([^)]*)\)(?!\))/;

export const richTextKinds: readonly ContentKind[] = [
  altered('strong words lost in a translation', ['WL2031'], {
    among: having(strong, translations),
    alter: ({ text }) => text.replace(strong, '$1'),
    beside,
  }),
  altered('strong words turned into emphasis', ['WL2031'], {
    among: having(strong, translations),
    alter: ({ text }) => text.replace(strong, '*$1*'),
    beside,
  }),
  altered('link of a text lost in a translation', ['WL2031'], {
    among: having(link, translations),
    alter: ({ text }) => text.replace(link, '$1'),
    beside,
  }),
  altered('link of a text to another page than in its source', ['WL2031'], {
    among: having(link, translations),
    alter: ({ text }) => text.replace(link, '[$1](imprint)'),
    beside,
  }),
  altered('link in a text to a page that is missing', ['WL3002'], {
    among: having(link, outsideContracts),
    alter: ({ text }) => text.replace(link, '[$1]($2x$3)'),
    beside,
  }),
  altered('link in a text to a place that is missing', ['WL3003'], {
    among: having(link, outsideContracts),
    alter: ({ text }) => text.replace(link, '[$1]($2#nowhere)'),
    beside,
  }),
  altered('marks of full width', ['WL2030'], {
    among: having(strong, outsideContracts),
    beside,
    alter: ({ text }) => text.replace(strong, '＊＊$1＊＊'),
  }),
  altered('mark left open', ['WL2030'], {
    among: having(strong, outsideContracts),
    beside,
    alter: ({ text }) => text.replace(strong, '**$1'),
  }),
  altered('mark never opened', ['WL2030'], {
    among: having(strong, outsideContracts),
    beside,
    alter: ({ text }) => text.replace(strong, '$1**'),
  }),
  altered('link left open', ['WL2030'], {
    among: having(link, outsideContracts),
    beside,
    alter: ({ text }) => text.replace(link, '[$1]($2$3'),
  }),
  altered('link without its first bracket', ['WL2030'], {
    among: having(link, outsideContracts),
    alter: ({ text }) => text.replace(link, '$1]($2$3)'),
    beside,
  }),
  {
    ...altered('markup where plain words are shown', ['WL2032'], {
      among: (content) => sources(content).filter(({ path, page }) => page !== undefined && path.at(-1) === 'heading'),
      alter: ({ text }) => `**${text}**`,
      beside,
    }),
    onPages: true,
  },
];
