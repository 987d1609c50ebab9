import { codes } from '../diagnostics/codes.ts';
import type { Diagnostic, Place } from '../diagnostics/diagnostic.ts';

/** Diagnostics as SARIF 2.1.0 (OASIS), which code hosts show beside the lines they speak of. */
export function sarif(diagnostics: readonly Diagnostic[]): string {
  const used = [...new Set(diagnostics.map(({ code }) => code))].sort();
  return `${JSON.stringify(
    {
      $schema: 'https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json',
      version: '2.1.0',
      runs: [
        {
          tool: {
            driver: {
              name: 'Wortlaut',
              rules: used.map((code) => ({
                id: code,
                shortDescription: { text: codes[code].title },
                fullDescription: { text: codes[code].cause },
                help: { text: `${codes[code].cause}\n\nNot so:\n${codes[code].bad}\n\nBut so:\n${codes[code].good}` },
              })),
            },
          },
          results: diagnostics.map((diagnostic) => ({
            ruleId: diagnostic.code,
            ruleIndex: used.indexOf(diagnostic.code),
            level: diagnostic.severity,
            message: { text: [diagnostic.message, diagnostic.hint].filter(Boolean).join(' ') },
            ...(diagnostic.file && { locations: [location(diagnostic)] }),
            ...(diagnostic.related && {
              relatedLocations: diagnostic.related.map((place) => ({ ...location(place), message: { text: place.message } })),
            }),
          })),
        },
      ],
    },
    null,
    2,
  )}\n`;
}

function location({ file, line, column, endLine, endColumn }: Partial<Place>) {
  return {
    physicalLocation: {
      artifactLocation: { uri: file },
      ...(line && {
        region: { startLine: line, ...(column && { startColumn: column }), ...(endLine && { endLine }), ...(endColumn && { endColumn }) },
      }),
    },
  };
}
