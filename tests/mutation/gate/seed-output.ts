import { checkColours } from '../../../generator/5-inspect/styles/check-colours.ts';
import { bundleAssets } from '../../../generator/compile/steps/plan-site.ts';
import type { Diagnostic } from '../../../generator/diagnostics/diagnostic.ts';
import type { Route } from '../../../generator/model/manifest.ts';
import { noAssets } from '../../../generator/model/site-files.ts';
import { colours } from '../../../runtime/colours.ts';
import { fromTables, withTables } from '../../support/host-tables.ts';
import { inspect, type RenderedSite } from '../../support/inspect.ts';
import { opened } from '../../support/opened.ts';
import type { OutputFault, OutputKind } from './fault.ts';
import { headKinds } from './head-kinds.ts';
import { linkKinds } from './link-kinds.ts';
import { markupKinds } from './markup-kinds.ts';
import { outputKinds } from './output-kinds.ts';
import type { Outcome } from './result.ts';
import { batchesOf, chosen } from './sample.ts';

const pageKinds: readonly OutputKind[] = [...markupKinds, ...linkKinds, ...headKinds];

interface Seed {
  readonly kind: OutputKind;
  readonly fault: OutputFault;
  /** The page, because equal findings on two addresses are reported once. */
  readonly holds: readonly string[];
}

/** Makes a number of faults of every kind in the rendered site, several at once on different pages, and evaluates each. */
export async function seedOutput(rendered: RenderedSite, places: number, random: (below: number) => number): Promise<Outcome[]> {
  const site = { ...rendered, files: withTables(rendered) };
  const seeds = [...pageKinds.flatMap((kind) => onPages(site, { kind, places, random })), ...beside(site, places, random)];
  const { assets: { tokens } = noAssets } = await bundleAssets(opened({}));
  return batchesOf(seeds, places).flatMap((batch) => {
    const files = new Map(site.files);
    for (const { fault } of batch)
      for (const [name, text] of fault.files) {
        if (text === undefined) files.delete(name);
        else files.set(name, text);
      }
    const diagnostics = [...inspect(fromTables(site, files)), ...checkColours({ files, tokens }, colours)];
    return batch.map(({ kind, fault }) => ({ kind: kind.name, detail: fault.detail, code: codeOf(kind, fault, diagnostics) }));
  });
}

function onPages(
  site: RenderedSite,
  { kind, places, random }: { kind: OutputKind; places: number; random: (below: number) => number },
): Seed[] {
  const seeds: Seed[] = [];
  for (const route of chosen(site.manifest.routes, site.manifest.routes.length, random)) {
    if (seeds.length === places) break;
    const fault = kind.fault(site, pageAt(site, route), random);
    if (fault) seeds.push({ kind, fault, holds: [route.page] });
  }
  return seeds;
}

function beside(site: RenderedSite, places: number, random: (below: number) => number): Seed[] {
  return outputKinds.flatMap((kind) => {
    const seeds = new Map<string, Seed>();
    for (let attempt = 0; attempt < 4 * places && seeds.size < places; attempt++) {
      const fault = kind.fault(site, undefined, random);
      if (fault) seeds.set(fault.detail, { kind, fault, holds: [...fault.files.keys()] });
    }
    return [...seeds.values()];
  });
}

function pageAt({ files }: RenderedSite, { path, output }: Route) {
  const html = files.get(output);
  if (typeof html !== 'string') throw new Error(`the page ${path} is missing`);
  return { path, output, html };
}

function codeOf({ codes }: OutputKind, { reported, words = [] }: OutputFault, diagnostics: readonly Diagnostic[]): string | undefined {
  return diagnostics.find(({ code, address, file, message, hint = '' }) => {
    if (!codes.some((beginning) => code.startsWith(beginning))) return false;
    const text = `${message} ${hint}`;
    return (
      reported.some((place) => address === place || file === place || text.includes(place)) && words.every((word) => text.includes(word))
    );
  })?.code;
}
