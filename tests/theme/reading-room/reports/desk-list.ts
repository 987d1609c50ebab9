import { defineReportFormat } from 'wortlaut/node';

/** One line for each finding, as it is pinned up at the desk. */
export const deskList = defineReportFormat(({ ok, findings }) => {
  const lines = findings.diagnostics.map(
    ({ code, file = 'the site', line, message }) => `[ ] ${file}${line ? `:${line}` : ''} ${message} (${code})`,
  );
  return `${[ok ? 'The reading room can open.' : 'The reading room stays closed.', ...lines].join('\n')}\n`;
});
