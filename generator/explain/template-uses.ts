import type { PageTrace } from '../4-render/page-trace.ts';
import type { Content } from '../model/content.ts';
import type { Route } from '../model/manifest.ts';
import { messagesOf } from '../model/messages.ts';
import { loadedPages } from '../model/page-copies.ts';
import type { TextLimitsOf } from '../model/text-limit.ts';
import { tokensIn } from '../model/text-tokens.ts';

/** A text of a template's pages. */
export interface TemplateText {
  /** `hero.heading` */
  readonly key: string;
  /** The pages that have it. */
  readonly pages: readonly string[];
  /** Its text limit: the name, and the maximal length. */
  readonly room?: { readonly name: string; readonly most: number; readonly counted: 'characters' | 'letters' };
}

interface TemplateUses {
  readonly texts: readonly TemplateText[];
  readonly islands: { readonly main: readonly string[]; readonly around: readonly string[] };
  /** Ids of facts that its pages query although no text of the site uses them: the template or a component around it reads them. */
  readonly facts: readonly string[];
}

interface RenderedPage {
  readonly route: Route;
  readonly html: string | undefined;
  readonly trace: PageTrace;
}

interface PagesOfTemplate {
  readonly template: string;
  readonly pages: Iterable<RenderedPage>;
  /** The limits that the theme sets for texts. */
  readonly limitsOf: TextLimitsOf;
}

/** The parts of the pages of a template: texts with their limits, islands, and facts that it reads itself. */
export function templateUses(content: Content, { template, pages, limitsOf }: PagesOfTemplate): TemplateUses {
  const named = factsNamed(content);
  const [main, around, facts] = [new Set<string>(), new Set<string>(), new Set<string>()];
  for (const { html = '', trace } of pages) {
    const [from, to] = [html.indexOf('<main'), html.lastIndexOf('</main>')];
    for (const { 1: name = '', index } of html.matchAll(/\sdata-island="([^"]*)"/g)) (index > from && index < to ? main : around).add(name);
    for (const { key } of trace.queries) {
      const [kind, id = ''] = key.split('\0');
      if (kind === 'fact' && !named.has(id)) facts.add(id);
    }
  }
  return {
    texts: textsOf(content, template, limitsOf(template)),
    islands: { main: [...main].sort(), around: [...around].sort() },
    facts: [...facts].sort(),
  };
}

function factsNamed(content: Content): ReadonlySet<string> {
  const entries = [...content.dictionaries.values(), ...loadedPages(content).flatMap(({ copies }) => [...copies.values()])];
  const tokens = entries.flatMap(({ value }) =>
    messagesOf(value).flatMap(({ value: text }) => (typeof text === 'string' ? tokensIn(text) : [])),
  );
  return new Set(tokens.flatMap(({ kind, id }) => (kind === 'fact' ? [id] : [])));
}

function textsOf(content: Content, template: string, limitOf: ReturnType<TextLimitsOf>): TemplateText[] {
  const found = new Map<string, { pages: string[]; room: TemplateText['room'] }>();
  for (const { id, definition, copies } of loadedPages(content)) {
    const copy = copies.get(definition.value.source);
    if (definition.value.template !== template || !copy) continue;
    for (const leaf of messagesOf(copy.value)) {
      const key = leaf.path.join('.');
      const entry = found.get(key);
      if (entry) entry.pages.push(id);
      else {
        const room = limitOf(leaf);
        found.set(key, { pages: [id], room: room && { name: room.name, most: room.max, counted: room.counted ?? 'letters' } });
      }
    }
  }
  return [...found].map(([key, { pages: own, room }]) => ({ key, pages: own, ...(room && { room }) }));
}
