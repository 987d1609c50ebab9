/**
 * The sections of a page and their bytes before compression: each from the start tag of a header, section, list of links, article or footer
 * to the next one. Named after that tag; sections with the same tag count together.
 */
export function sectionsOf(html: string): Record<string, number> {
  const starts = [...html.matchAll(/<(?:header|nav|main|section|article|aside|footer)\b[^>]*>/g)];
  const sections: Record<string, number> = {};
  for (const [index, { 0: tag, index: from }] of starts.entries()) {
    const bytes = Buffer.byteLength(html.slice(from, starts[index + 1]?.index ?? html.length));
    sections[tag] = (sections[tag] ?? 0) + bytes;
  }
  return sections;
}
