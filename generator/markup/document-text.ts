import { textIn } from './markup.ts';

/** The visible text of the main part of a page, or of the whole page without a main part; one line for each block. */
export function documentText(html: string): string {
  const main = /<main\b[^>]*>(.*)<\/main>/s.exec(html)?.[1] ?? html;
  return main
    .replace(/<!--.*?-->|<(script|style|svg|template|head)\b.*?<\/\1>/gs, '')
    .split(block)
    .map(textIn)
    .filter((line) => line !== '')
    .join('\n');
}

const block =
  /<\/?(?:address|article|aside|blockquote|body|br|caption|dd|details|div|dl|dt|figcaption|figure|footer|form|h[1-6]|header|hr|html|legend|li|main|nav|ol|p|pre|section|summary|table|tbody|td|tfoot|th|thead|tr|ul)\b[^>]*>/;
