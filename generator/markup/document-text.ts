import { textIn } from './markup.ts';

/** The text that readers see in the main part of a page, one line for each block; of the whole page where it has no main part. */
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
