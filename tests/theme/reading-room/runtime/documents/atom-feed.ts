import type { DocumentContext, ListedPage } from 'wortlaut/react';

/** The newest entries of the journal in one language, as an Atom feed (RFC 4287). */
export function atomFeed(context: DocumentContext): string {
  const { tag, origin, path } = context;
  const entries = context.pages({ template: 'article' });
  const journal = context.link({ page: 'journal' });
  // A feed must contain the time of its last update; one without entries was never updated.
  const updated = instant(entries[0]?.structure.date ?? '1970-01-01');
  return `<?xml version="1.0" encoding="utf-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${tag}">
  <id>${escaped(origin + path)}</id>
  <title>${escaped(context.words('journal').text('title'))}</title>
  <updated>${updated}</updated>
  <author><name>${escaped(context.brand('product'))}</name></author>
  <link rel="self" type="application/atom+xml" href="${escaped(origin + path)}"/>
  <link rel="alternate" type="text/html" href="${escaped(origin + (journal?.href ?? '/'))}"/>
${entries.map((entry) => entryOf(entry, origin)).join('')}</feed>
`;
}

function entryOf({ link, title, description, structure }: ListedPage<'article'>, origin: string): string {
  const address = escaped(origin + link.href);
  return `  <entry>
    <id>${address}</id>
    <title>${escaped(title)}</title>
    <updated>${instant(structure.date)}</updated>
    <link rel="alternate" type="text/html" href="${address}"/>
    <summary>${escaped(description)}</summary>
  </entry>
`;
}

const instant = (date: string): string => `${date}T00:00:00Z`;

const escaped = (text: string): string => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);
