import { fingerprintOf } from '../diagnostics/baseline.ts';
import { type Code, definitionOf } from '../diagnostics/codes.ts';
import type { Diagnostic, RelatedPlace } from '../diagnostics/diagnostic.ts';
import type { Findings } from '../diagnostics/findings.ts';
import { asParagraph } from './phrases.ts';
import { artifact, base, location, type Region, region } from './sarif-places.ts';

/** Findings as SARIF 2.1.0 (OASIS), which code hosts show beside the lines. */
export function sarif({ diagnostics, suppressed, baselined: known }: Findings): string {
  const all = [...diagnostics, ...suppressed.map(({ diagnostic }) => diagnostic), ...known];
  const used = [...new Set(all.map(({ code }) => code))].sort();
  const index = new Map(used.map((code, at) => [code, at]));
  const results = [
    ...diagnostics.map((diagnostic) => result(diagnostic, index)),
    ...suppressed.map(({ diagnostic, reason, until }) => ({
      ...result(diagnostic, index),
      suppressions: [{ kind: 'external', status: 'accepted', justification: `${reason} (until ${until})` }],
    })),
    ...known.map((diagnostic) => ({
      ...result(diagnostic, index),
      baselineState: 'unchanged',
      suppressions: [{ kind: 'external', status: 'accepted', justification: 'Known from the baseline.' }],
    })),
  ];
  const run = {
    tool: { driver: { name: 'Wortlaut', rules: used.map((code) => rule(code, levelOf(code, all))) } },
    columnKind: 'utf16CodeUnits',
    originalUriBaseIds: { [base]: { description: { text: 'The folder that holds the content folder.' } } },
    results,
  };
  const $schema = 'https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json';
  return `${JSON.stringify({ $schema, version: '2.1.0', runs: [run] }, null, 2)}\n`;
}

/** The level of a code in this run: for some codes it depends on `production`. */
function levelOf(code: Code, all: readonly Diagnostic[]) {
  return all.some((one) => one.code === code && one.severity === 'error') ? 'error' : 'warning';
}

function rule(code: Code, level: Diagnostic['severity']) {
  const { title, cause, bad, good } = definitionOf(code);
  return {
    id: code,
    shortDescription: { text: title },
    fullDescription: { text: cause },
    defaultConfiguration: { level },
    help: {
      text: `${cause}\n\nNot so:\n${bad}\n\nBut so:\n${good}`,
      markdown: `${cause}\n\n**Not so**\n\n${fenced(bad)}\n\n**But so**\n\n${fenced(good)}`,
    },
  };
}

const fenced = (code: string) => `\`\`\`\`ts\n${code}\n\`\`\`\``;

function result(diagnostic: Diagnostic, index: ReadonlyMap<Code, number>) {
  const { code, severity, file, fix, suggestion, related = [], also = [] } = diagnostic;
  const others = [...related, ...also];
  return {
    ruleId: code,
    ruleIndex: index.get(code),
    level: severity,
    message: { text: asParagraph(diagnostic) },
    ...(file && { locations: [location(diagnostic)] }),
    ...(others.length && { relatedLocations: others.map(relatedLocation) }),
    partialFingerprints: { 'wortlautFinding/v1': fingerprintOf(diagnostic) },
    ...((fix || suggestion) && { fixes: fixesOf(diagnostic) }),
  };
}

/** The fix comes first; the description of a suggestion states that it needs a decision. */
function fixesOf({ fix, suggestion }: Diagnostic) {
  return [
    ...(fix ? [{ description: { text: fix.title }, artifactChanges: changesOf(fix.edits) }] : []),
    ...(suggestion
      ? [
          {
            description: { text: `${suggestion.title} (to be decided; check --fix does not do it)` },
            artifactChanges: changesOf(suggestion.edits),
          },
        ]
      : []),
  ];
}

function relatedLocation(place: RelatedPlace, id: number) {
  return { id, ...location(place), message: { text: place.message } };
}

/** The edits of one file are one change. */
function changesOf(edits: NonNullable<Diagnostic['fix']>['edits']) {
  const files = [...new Set(edits.map(({ file }) => file))];
  return files.map((file) => ({
    artifactLocation: artifact(file),
    replacements: edits
      .filter((edit) => edit.file === file)
      .map((edit) => ({ deletedRegion: region(edit) as Region, insertedContent: { text: edit.newText } })),
  }));
}
