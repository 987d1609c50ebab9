import { accessibleName, visibleText } from '../../markup/accessible-name.ts';
import { closest, type MarkupElement, within } from '../../markup/markup.ts';
import type { Finding } from '../finding.ts';
import { faultAt, type InspectedPage, type PageRule } from '../page-rule.ts';

/** WL5023: a table has a name and header cells with a scope; none is used for layout (WCAG 1.3.1). */
export const tables: PageRule = {
  run: (page) => page.markup.named('table').flatMap((table) => [...faultsOf(page, table)]),
};

function* faultsOf(page: InspectedPage, table: MarkupElement): Iterable<Finding> {
  const { markup } = page;
  const fault = (element: MarkupElement, what: string, hint: string): Finding => faultAt(page, element, { code: 'WL5023', what, hint });
  if (/^(none|presentation)$/.test(table.attributes.get('role') ?? '')) {
    yield fault(table, 'is used only for layout', 'Use the styles to put elements side by side.');
    return;
  }
  const headers = within(markup, table).filter((cell) => cell.name === 'th' && closest(cell, ({ name }) => name === 'table') === table);
  if (!accessibleName(markup, table)) yield fault(table, 'has no name', 'Name it in a <caption>.');
  if (headers.length === 0) yield fault(table, 'has no header cells', 'Use <th> for the cells that head a row or a column.');
  for (const header of headers) {
    if (!header.attributes.has('scope')) yield fault(header, 'has no scope', 'Write scope="col" or scope="row".');
    if (!visibleText(markup, header) && !accessibleName(markup, header))
      yield fault(header, 'is a header cell without words', 'Name its row or column, or make an empty corner a <td>.');
  }
}
