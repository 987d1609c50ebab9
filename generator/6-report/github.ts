import type { Diagnostic } from '../diagnostics/diagnostic.ts';

/** Diagnostics as workflow commands, which GitHub shows as annotations. One line each. */
export function github(diagnostics: readonly Diagnostic[]): string {
  return diagnostics
    .map(({ severity, code, message, hint, file, line, column, endLine, endColumn }) => {
      const properties = Object.entries({ file, line, col: column, endLine, endColumn, title: code })
        .filter(([, value]) => value !== undefined)
        .map(([name, value]) => `${name}=${escapeProperty(String(value))}`);
      return `::${severity} ${properties.join(',')}::${escapeData([message, hint].filter(Boolean).join(' '))}\n`;
    })
    .join('');
}

const escapeData = (text: string) => text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A');
const escapeProperty = (text: string) => escapeData(text).replaceAll(':', '%3A').replaceAll(',', '%2C');
