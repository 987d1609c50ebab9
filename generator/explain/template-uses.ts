import type { PageTrace } from '../4-render/page-trace.ts';
import type { Content } from '../model/content.ts';
import { groupBy } from '../model/group-by.ts';
import { messagesOf } from '../model/messages.ts';
import { loadedPages } from '../model/page-copies.ts';
import type { TextLimitsOf } from '../model/text-limit.ts';
import { factsIn, writtenTexts } from './fact-uses.ts';

interface TemplateText {
  /** `hero.heading` */
  readonly key: string;
  readonly pages: readonly string[];
  /** The text limit: its name, and the maximal length. */
  readonly room?: { readonly name: string; readonly most: number; readonly counted: 'characters' | 'letters' };
}

export interface TemplateUses {
  readonly texts: readonly TemplateText[];
  /** Islands of its pages: in the main part, and in the layout that all templates share. */
  readonly islands: { readonly main: readonly string[]; readonly around: readonly string[] };
  /** Ids of facts that its pages query although no text of the site uses them: the template or a component around it reads them. */
  readonly facts: readonly string[];
}

interface PagesOfTemplate {
  readonly template: string;
  readonly pages: Iterable<{ readonly html: string | undefined; readonly trace: PageTrace }>;
  readonly limitsOf: TextLimitsOf;
}

/** The parts of the pages of a template: texts with their limits, islands, and facts that it reads itself. */
export function templateUses(content: Content, { template, pages, limitsOf }: PagesOfTemplate): TemplateUses {
  const used = new Set(writtenTexts(content).flatMap(({ written }) => factsIn(written)));
  const [main, around, facts] = [new Set<string>(), new Set<string>(), new Set<string>()];
  for (const { html = '', trace } of pages) {
    const [from, to] = [html.indexOf('<main'), html.lastIndexOf('</main>')];
    for (const { 1: name = '', index } of html.matchAll(/\sdata-island="([^"]*)"/g)) (index > from && index < to ? main : around).add(name);
    for (const { key } of trace.queries) {
      const [kind, id = ''] = key.split('\0');
      if (kind === 'fact' && !used.has(id)) facts.add(id);
    }
  }
  return {
    texts: textsOf(content, template, limitsOf(template)),
    islands: { main: [...main].sort(), around: [...around].sort() },
    facts: [...facts].sort(),
  };
}

function textsOf(content: Content, template: string, limitOf: ReturnType<TextLimitsOf>): TemplateText[] {
  const leaves = loadedPages(content).flatMap(({ id, definition: { value }, copies }) => {
    const copy = value.template === template ? copies.get(value.source) : undefined;
    return copy ? messagesOf(copy.value).map((leaf) => ({ id, leaf, key: leaf.path.join('.') })) : [];
  });
  return [...groupBy(leaves, ({ key }) => key)].map(([key, own]) => {
    const room = own[0] && limitOf(own[0].leaf);
    const limit = room && { name: room.name, most: room.max, counted: room.counted ?? ('letters' as const) };
    return { key, pages: own.map(({ id }) => id), ...(limit && { room: limit }) };
  });
}
