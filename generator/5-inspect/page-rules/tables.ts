import { accessibleName, visibleText } from '../../markup/accessible-name.ts';
import { closest, type MarkupElement, tagOf, within } from '../../markup/markup.ts';
import type { Finding } from '../finding.ts';
import type { InspectedPage, PageRule } from '../page-rule.ts';

/** WL5023: a table has a name and header cells with a scope; none is used for layout (WCAG 1.3.1). */
export const tables: PageRule = {
  name: 'tables',
  run: (page) => page.markup.named('table').flatMap((table) => faultsOf(page, table)),
};

function faultsOf({ route, markup }: InspectedPage, table: MarkupElement): Finding[] {
  const finding = (element: MarkupElement, what: string, hint: string): Finding => ({
    code: 'WL5023',
    subject: `${table.attributes.get('class') ?? ''} ${element.name} ${what}`,
    message: `On ${route.path} ${tagOf(markup, element)} ${what}.`,
    hint,
  });
  if (/^(none|presentation)$/.test(table.attributes.get('role') ?? ''))
    return [finding(table, 'is there for its looks only', 'Use the styles to put things side by side.')];
  const findings: Finding[] = [];
  const headers = within(markup, table).filter((cell) => cell.name === 'th' && closest(cell, ({ name }) => name === 'table') === table);
  if (!accessibleName(markup, table)) findings.push(finding(table, 'has no name', 'Give it a <caption> that says what it lists.'));
  if (headers.length === 0) findings.push(finding(table, 'has no header cells', 'Make the cells that head a row or a column <th>.'));
  for (const header of headers) {
    if (!header.attributes.has('scope')) findings.push(finding(header, 'does not say what it heads', 'Write scope="col" or scope="row".'));
    if (!visibleText(markup, header) && !accessibleName(markup, header))
      findings.push(finding(header, 'is a header cell without words', 'Say what it heads, or make an empty corner a <td>.'));
  }
  return findings;
}
