import type { Entry, Wording } from '../model/content.ts';
import { omit } from '../model/gap.ts';
import type { Route } from '../model/manifest.ts';
import { type Outline, partsOf } from '../model/outline.ts';
import type { RenderContext } from './context.ts';
import type { PageSources } from './page-trace.ts';

/** The structure and the texts of a page. Of a contract with an edition they are that edition's; a draft shows the present text. */
export function withFrozenTexts(
  site: RenderContext,
  { page, copyLanguage }: Route,
  { definition, copies }: PageSources,
): { readonly structure: unknown; readonly copies: PageSources['copies'] } {
  const structure = definition.structure as { readonly outline?: Outline } | undefined;
  const frozen = structure?.outline && !site.isDraft ? site.query('frozenTexts', page, copyLanguage) : undefined;
  if (!structure?.outline || !frozen) return { structure, copies };
  const texts: Record<string, string | ReturnType<typeof omit>> = {};
  const clauses: Record<string, Record<string, string | ReturnType<typeof omit>>> = {};
  for (const [id, text] of Object.entries(frozen.texts)) {
    const words = text ?? omit('The edition leaves it out.');
    if (!id.includes('.')) texts[id] = words;
    else {
      const [section, clause] = partsOf(id);
      clauses[section] = { ...clauses[section], [clause]: words };
    }
  }
  const layer: Entry<Wording> = { value: { ...texts, clauses }, file: frozen.file, verbatim: true };
  return { structure: { ...structure, outline: { ...structure.outline, sections: frozen.sections } }, copies: [layer, ...copies] };
}
