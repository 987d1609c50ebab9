import type { CodeDefinition } from '../diagnostics/code-definition.ts';
import { type Code, definitionOf, type SiteCodes } from '../diagnostics/codes.ts';
import type { Diagnostic, Place } from '../diagnostics/diagnostic.ts';
import type { Findings } from '../diagnostics/findings.ts';
import type { Fix } from '../diagnostics/fix.ts';
import { groupBy } from '../model/group-by.ts';
import { hash } from '../package/hash.ts';
import { asParagraph } from './phrases.ts';

/** The base of relative addresses: the folder above the content, usually the project's root. */
const base = '%SRCROOT%';

/** Findings as SARIF 2.1.0 (OASIS), which code hosts show beside the lines. */
export function sarif({ diagnostics, suppressed }: Findings, codes: SiteCodes): string {
  const all = [...diagnostics, ...suppressed.map(({ diagnostic }) => diagnostic)];
  const used = [...new Set(all.map(({ code }) => code))].sort();
  const isError = (code: Code) => all.some((one) => one.code === code && one.severity === 'error');
  const results = [
    ...diagnostics.map((diagnostic) => result(diagnostic, used)),
    ...suppressed.map(({ diagnostic, reason, until }) => ({
      ...result(diagnostic, used),
      suppressions: [{ kind: 'external', status: 'accepted', justification: `${reason} (until ${until})` }],
    })),
  ];
  const run = {
    tool: { driver: { name: 'Wortlaut', rules: used.map((code) => ({ id: code, ...rule(definitionOf(code, codes), isError(code)) })) } },
    columnKind: 'utf16CodeUnits',
    originalUriBaseIds: { [base]: { description: { text: 'The folder that holds the content folder.' } } },
    results,
  };
  const $schema = 'https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json';
  return `${JSON.stringify({ $schema, version: '2.1.0', runs: [run] }, null, 2)}\n`;
}

/** A code with its level in this run: for some codes it depends on `production`. */
function rule({ title, cause, bad, good }: CodeDefinition, isError: boolean) {
  return {
    shortDescription: { text: title },
    fullDescription: { text: cause },
    defaultConfiguration: { level: isError ? 'error' : 'warning' },
    help: {
      text: `${cause}\n\nNot so:\n${bad}\n\nBut so:\n${good}`,
      markdown: `${cause}\n\n**Not so**\n\n${fenced(bad)}\n\n**But so**\n\n${fenced(good)}`,
    },
  };
}

function result(diagnostic: Diagnostic, codes: readonly Code[]) {
  const { code, severity, file, fix, suggestion, related = [], also = [] } = diagnostic;
  const others = [...related, ...also];
  // The fix comes first; the description of a suggestion states that it needs a decision.
  const fixes = [
    ...(fix ? [change(fix, fix.title)] : []),
    ...(suggestion ? [change(suggestion, `${suggestion.title} (to be decided; check --fix does not do it)`)] : []),
  ];
  return {
    ruleId: code,
    ruleIndex: codes.indexOf(code),
    level: severity,
    message: { text: asParagraph(diagnostic) },
    ...(file && { locations: [location(diagnostic)] }),
    ...(others.length && { relatedLocations: others.map((one, id) => ({ id, ...location(one), message: { text: one.message } })) }),
    partialFingerprints: { 'wortlautFinding/v1': fingerprintOf(diagnostic) },
    ...(fixes.length && { fixes }),
  };
}

/** A finding as one line that does not depend on line numbers. */
function fingerprintOf({ code, file = '', dataPath = [], message }: Diagnostic): string {
  return JSON.stringify({ code, file, dataPath: dataPath.join('.'), message: hash(message).slice(0, 16) });
}

/** Code as a block of Markdown. */
const fenced = (code: string) => `\`\`\`\`ts\n${code}\n\`\`\`\``;

function change({ edits }: Fix, text: string) {
  const artifactChanges = [...groupBy(edits, ({ file }) => file)].map(([file, own]) => ({
    artifactLocation: artifact(file),
    replacements: own.map((edit) => ({ deletedRegion: region(edit), insertedContent: { text: edit.newText } })),
  }));
  return { description: { text }, artifactChanges };
}

/** A file, as a relative address (RFC 3986). */
const artifact = (file: string) => ({ uri: file.split('/').map(encodeURIComponent).join('/'), uriBaseId: base });

/** A place in a file; without a line, the file. */
function location(place: Partial<Place> & Pick<Diagnostic, 'dataPath'>) {
  const lines = region(place);
  const name = place.dataPath?.join('.');
  return {
    physicalLocation: { artifactLocation: artifact(place.file ?? ''), ...(lines && { region: lines }) },
    ...(name && { logicalLocations: [{ fullyQualifiedName: name, kind: 'value' }] }),
  };
}

/** Lines and columns as SARIF counts them: from 1, the end after the last character. */
function region({ line, column, endLine, endColumn }: Partial<Place>) {
  if (!line) return undefined;
  return { startLine: line, ...(column && { startColumn: column }), ...(endLine && { endLine }), ...(endColumn && { endColumn }) };
}
