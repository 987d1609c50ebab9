import { type ComponentType, createElement, type ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { renderToHtml } from '../../generator/4-render/html/render-to-html.ts';
import { pageElements } from '../../generator/4-render/render.ts';
import { load, plan } from '../../generator/build/stages.ts';
import { noAssets } from '../../generator/model/site-files.ts';
import { type IslandName, islands } from '../../runtime/islands/registry.ts';

/*
 * Renders every page of a content folder, and every island with what its pages give it, with our renderer and with React's, and
 * prints as JSON how many there were and which of them differ. A program of its own, because React is many times slower in tests.
 */

export interface Comparison {
  readonly pages: number;
  /** How many different properties each island was rendered with. */
  readonly islands: Readonly<Record<string, number>>;
  readonly different: readonly string[];
}

const different: string[] = [];
const given = new Map<string, Set<string>>();

const { content } = await load(process.argv[2] ?? '');
if (!content) throw new Error(`${process.argv[2]} does not load`);
const pages = pageElements({ content, manifest: plan(content).manifest, assets: noAssets });
for (const page of pages) {
  const html = renderToString(page);
  compare(page, html, html.slice(0, 200));
  for (const [, name = '', props = ''] of html.matchAll(/data-island="([^"]*)" data-when="\w+" data-props="([^"]*)"/g)) {
    given.set(name, (given.get(name) ?? new Set()).add(props));
  }
}
const counts = [...given].map(([name, all]) => [name, compareIsland(name as IslandName, [...all].map(parsed))] as const);
const comparison: Comparison = { pages: pages.length, islands: Object.fromEntries(counts), different };
console.log(JSON.stringify(comparison));

type Props = Record<string, unknown>;

function compareIsland(name: IslandName, all: readonly Props[]): number {
  const varied = [...all, ...all.slice(0, 50).flatMap(variations)];
  const island = islands[name] as unknown as ComponentType<Props>;
  for (const props of varied) {
    const element = createElement(island, props);
    compare(
      element,
      attempt(() => renderToString(element)),
      `${name} ${JSON.stringify(props)}`,
    );
  }
  return varied.length;
}

/** The same with one property left out, and with one switch the other way. */
function variations(props: Props): Props[] {
  return Object.entries(props).flatMap(([name, value]) => {
    const { [name]: _, ...without } = props;
    return typeof value === 'boolean' ? [without, { ...props, [name]: !value }] : [without];
  });
}

function compare(node: ReactNode, expected: string, name: string): void {
  if (attempt(() => renderToHtml(node)) !== expected) different.push(name);
}

/** What a component throws where it is not given what it needs is the same with both. */
function attempt(render: () => string): string {
  try {
    return render();
  } catch (error) {
    return String(error);
  }
}

function parsed(props: string): Props {
  const signs: Readonly<Record<string, string>> = { '&quot;': '"', '&#x27;': "'", '&lt;': '<', '&gt;': '>', '&amp;': '&' };
  return JSON.parse(props.replace(/&(?:quot|#x27|lt|gt|amp);/g, (sign) => signs[sign] ?? sign));
}
