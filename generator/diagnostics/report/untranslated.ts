import type { SharedContent } from '../../model/content.ts';
import { copyFileOf } from '../../model/page-copies.ts';
import { definitionOf } from '../codes.ts';
import type { Diagnostic } from '../diagnostic.ts';

/** The findings without those about texts that a draft shows in another language. What the source itself lacks is still reported. */
export function withoutUntranslated(findings: readonly Diagnostic[], content: SharedContent): Diagnostic[] {
  return findings.filter((finding) => !('shownInDraft' in definitionOf(finding.code)) || isOfSource(finding, content));
}

function isOfSource({ code, file, cause, dataPath = [] }: Diagnostic, { site, pages }: SharedContent): boolean {
  if (code === 'WL2009') return file === site.file;
  // A country without any contract.
  if (code === 'WL3030') return dataPath[0] === 'code';
  const page = [...pages.values()].find(({ definition }) => definition.file === file);
  return page !== undefined && cause === `module ${copyFileOf(page, page.definition.value.source)}`;
}
