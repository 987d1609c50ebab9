import { readFileSync } from 'node:fs';
import { parse } from 'parse5';
import { beforeAll, describe, expect, test } from 'vitest';
import { headerRules } from '../../generator/4-render/headers.ts';
import { filesBelow, openReadingRoom, type ReadingRoom } from './reading-room-site.ts';

/* The journal of the reading room: entries in three languages, a list in parts, and a feed. */

let room: ReadingRoom;
beforeAll(async () => {
  room = openReadingRoom({ ownCache: true });
  expect(await room.build()).toMatchObject({ code: 0, stdout: '' });
}, 120_000);

/** The addresses of the entries on a page of the list. */
const entriesOn = (path: string) =>
  [...room.built(`${path}index.html`).matchAll(/<h2><a href="([^"]*)"/g)].map(([, href = '']) => href.split('/').at(-2));

const linkTo = (path: string, rel: string) => new RegExp(`<a rel="${rel}" href="([^"]*)"`).exec(room.built(`${path}index.html`))?.[1];

describe('the list', () => {
  test('shows the newest entries first, two at each address', () => {
    expect(entriesOn('en/journal/')).toEqual(['open-until-the-light-goes', 'an-evening-of-dictation']);
    expect(entriesOn('en/journal/2/')).toEqual(['what-the-moths-left', 'a-book-comes-home']);
    expect(entriesOn('en/journal/3/')).toEqual(['a-lamp-for-every-chair', 'the-stove-is-lit']);
  });

  test('leaves an entry out where its language leaves it out', () => {
    expect(entriesOn('ar/journal/')).toEqual(['open-until-the-light-goes', 'what-the-moths-left']);
    expect(entriesOn('ar/journal/3/')).toEqual(['the-stove-is-lit']);
  });

  test('leads from each address to the one before and the one after', () => {
    const around = (path: string) => [linkTo(path, 'prev'), linkTo(path, 'next')];
    expect(around('en/journal/')).toEqual([undefined, '/en/journal/2/']);
    expect(around('en/journal/2/')).toEqual(['/en/journal/', '/en/journal/3/']);
    expect(around('en/journal/3/')).toEqual(['/en/journal/2/', undefined]);
  });

  test('has title, description, canonical address and other languages of its own at each address', () => {
    const html = room.built('fr/journal/2/index.html');
    expect(html).toContain('<title>Journal | Reading Room (page 2)</title>');
    expect(html).toMatch(/<meta name="description" content="[^"]* \(page 2\)">/);
    expect(html).toContain('<link rel="canonical" href="https://www.reading-room.example/fr/journal/2/">');
    expect(
      [...html.matchAll(/hreflang="([\w-]+)" href="https:\/\/www\.reading-room\.example([^"]*)"/g)].map(([, ...pair]) => pair),
    ).toEqual([
      ['ar', '/ar/journal/2/'],
      ['en', '/en/journal/2/'],
      ['fr', '/fr/journal/2/'],
      ['x-default', '/en/journal/2/'],
    ]);
    expect(room.built('sitemap.xml')).toContain('<loc>https://www.reading-room.example/fr/journal/2/</loc>');
  });

  test.each([
    ['/en/journal/2', 301, '/en/journal/2/'],
    ['/en/journal/1/', 301, '/en/journal/'],
    ['/en/journal/4/', 404, undefined],
    ['/ar/journal/9/', 404, undefined],
  ])('answers %s with %i %s', async (path, status, location) => {
    const { stdout } = await room.command(['resolve', path, '--format', 'json']);
    expect(JSON.parse(stdout)).toMatchObject({ status, ...(location && { location }) });
  });

  test('is locked with all its addresses', async () => {
    const { code } = await room.command(['routes', '--lock']);
    expect(code).toBe(0);
    expect(readFileSync(`${room.folder}/content/addresses.lock`, 'utf8')).toContain('\n/ar/journal/3/\n');
    room.delete('content/addresses.lock');
  });
});

test('an entry leads to its neighbours in the list of its language', () => {
  const html = room.built('ar/journal/what-the-moths-left/index.html');
  const neighbours = [...html.matchAll(/<a class="(next|prev)"[^>]*href="([^"]*)"/g)].map(([, ...pair]) => pair);
  expect(neighbours).toEqual([
    ['next', '/ar/journal/open-until-the-light-goes/'],
    ['prev', '/ar/journal/a-book-comes-home/'],
  ]);
});

describe('the feed', () => {
  test.each(['en', 'fr', 'ar'])('in %s is an Atom feed with all that RFC 4287 requires', (language) => {
    const text = room.built(`${language}/feed.xml`);
    const feed = elementsOf(text).find(({ tagName }) => tagName === 'feed') ?? expect.fail('there is no feed');
    const textsOf = (of: Element, name: string) => childrenOf(of, name).map(textOf);
    const entries = childrenOf(feed, 'entry');
    expect(attribute(feed, 'xml:lang')).toBe(language);
    expect(textsOf(feed, 'id')).toEqual([`https://www.reading-room.example/${language}/feed.xml`]);
    expect(textsOf(feed, 'title')[0]).toBeTruthy();
    expect(childrenOf(feed, 'author').flatMap((author) => textsOf(author, 'name'))).toEqual(['Reading Room']);
    expect(entries).toHaveLength(language === 'ar' ? 5 : 6);
    const updated = entries.map((entry) => textsOf(entry, 'updated')[0] ?? '');
    expect(updated).toEqual(updated.toSorted().reverse());
    expect(textsOf(feed, 'updated')).toEqual([updated[0]]);
    for (const one of updated) expect(one).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/);
    const ids = entries.flatMap((entry) => textsOf(entry, 'id'));
    expect(new Set(ids).size).toBe(entries.length);
    expect(entries.flatMap((entry) => childrenOf(entry, 'link')).map((link) => attribute(link, 'href'))).toEqual(ids);
    for (const entry of entries) expect(textsOf(entry, 'title')[0]).toBeTruthy();
    const links = [...text.matchAll(/href="https:\/\/www\.reading-room\.example\/([^"]*)"/g)].map(([, path = '']) => path);
    for (const path of links) expect(room.built(path.endsWith('/') ? `${path}index.html` : path)).toBeTruthy();
  });

  test('is named by every page of its language, and has its type as a header', () => {
    for (const path of ['fr/', 'fr/hours/', 'fr/journal/3/', 'fr/journal/the-stove-is-lit/'])
      expect(room.built(`${path}index.html`)).toContain(
        '<link rel="alternate" type="application/atom+xml" title="Journal de la salle de lecture" href="https://www.reading-room.example/fr/feed.xml">',
      );
    expect(headerRules(JSON.parse(readFileSync(`${room.folder}/dist/reports/manifest.json`, 'utf8')))).toContainEqual({
      path: '/fr/feed.xml',
      headers: { 'Content-Type': 'application/atom+xml; charset=utf-8' },
    });
  });
});

describe('after an edit', () => {
  const listPages = ['en', 'fr', 'ar'].flatMap((language) => ['', '2/', '3/'].map((number) => `${language}/journal/${number}index.html`));
  const all = (paths: readonly string[]) => paths.toSorted();
  const inAll = (path: string) => ['en', 'fr', 'ar'].map((language) => `${language}/${path}index.html`);

  /** Builds, compares with a clean build, and returns the changed files and the number of rendered pages. */
  async function rebuilt() {
    const { code, changed, rendered } = await room.build();
    expect(code).toBe(0);
    expect(filesBelow(`${room.folder}/dist/site`)).toEqual(filesBelow(await room.buildCleanly()));
    return { changed, rendered };
  }

  test('of a component, a style sheet and a script, the site has it, and no longer after its removal', async () => {
    const edits = [
      ['runtime/components/stamp.tsx', 'className="stamp"', 'className="stamp" data-ink="red"'],
      ['runtime/styles/index.css', '0.1rem solid', '3px solid'],
      ['runtime/client.ts', '\n\n', "\n\ndocument.documentElement.dataset.ink = 'green';\n"],
    ] as const;
    const shown = () => {
      const files = [...filesBelow(`${room.folder}/dist/site`).values()].join('\n');
      return ['data-ink="red"', '3px solid', 'dataset.ink='].map((text) => files.includes(text));
    };
    for (const [index, [file, words, others]] of edits.entries()) {
      room.edit(file, words, others);
      await rebuilt();
      expect(shown()).toEqual(edits.map((_, number) => number <= index));
    }
    room.restore();
    await rebuilt();
    expect(shown()).toEqual([false, false, false]);
  });

  test('of the words of an entry, only its page is rendered', async () => {
    room.edit('content/pages/moths/en.ts', 'a pressed violet', 'a pressed primrose');
    expect(await rebuilt()).toEqual({ changed: ['en/journal/what-the-moths-left/index.html'], rendered: 1 });
  });

  test('of the title of an entry, its page and the pages that show the title are rendered', async () => {
    room.edit('content/pages/moths/en.ts', "title: 'What the moths left'", "title: 'What the moths have left'");
    const changed = all([
      'en/journal/2/index.html',
      'en/journal/a-book-comes-home/index.html',
      'en/journal/an-evening-of-dictation/index.html',
      'en/journal/what-the-moths-left/index.html',
    ]);
    // The home page asks for all entries, to show the newest.
    expect(await rebuilt()).toEqual({ changed, rendered: changed.length + 1 });
    expect(room.built('en/feed.xml')).toContain('<title>What the moths have left</title>');
  });

  test('of the date of an entry, the list shows it at its new place', async () => {
    room.edit('content/pages/stove/page.ts', '2026-01-15', '2026-07-01');
    const { changed, rendered } = await rebuilt();
    expect(entriesOn('en/journal/')).toEqual(['the-stove-is-lit', 'open-until-the-light-goes']);
    expect(changed).toEqual(
      all([
        ...listPages,
        ...inAll(''),
        ...inAll('journal/the-stove-is-lit/'),
        ...inAll('journal/a-lamp-for-every-chair/'),
        ...inAll('journal/open-until-the-light-goes/'),
      ]),
    );
    expect(rendered).toBe(changed.length);
    expect(room.built('ar/feed.xml')).toContain('<updated>2026-07-01T00:00:00Z</updated>');
  });

  test('that adds an entry, the list has another address in the languages that need one', async () => {
    room.write('content/pages/clock/page.ts', entry('clock', '2026-08-01'));
    for (const language of ['en', 'fr', 'ar']) room.write(`content/pages/clock/${language}.ts`, texts(language));
    await rebuilt();
    expect(entriesOn('en/journal/')).toEqual(['the-clock', 'the-stove-is-lit']);
    expect(entriesOn('en/journal/4/')).toEqual(['a-lamp-for-every-chair']);
    expect(filesBelow(`${room.folder}/dist/site`).has('ar/journal/4/index.html')).toBe(false);
    expect(room.built('en/journal/4/index.html')).not.toContain('hreflang="ar"');
    // The Arabic list lacks this number, so the link to Arabic leads to its beginning.
    expect(room.built('en/journal/4/index.html')).toContain('<a href="/ar/journal/" hrefLang="ar"');
  });

  test('that removes the entry again, the list has lost that address', async () => {
    room.delete('content/pages/clock');
    room.restore();
    await rebuilt();
    expect(filesBelow(`${room.folder}/dist/site`).has('en/journal/4/index.html')).toBe(false);
    expect(room.built('en/feed.xml')).not.toContain('the-clock');
  });

  test.each([
    ['six entries, six at an address', 'size: 6', 0],
    ['six entries, five at an address', 'size: 5', 1],
    ['one entry at an address', 'size: 1', 5],
  ])('of the size, the list has as many addresses as it needs: %s', async (_, size, further) => {
    room.edit('content/pages/journal/page.ts', 'size: 2', size);
    await rebuilt();
    const files = filesBelow(`${room.folder}/dist/site`);
    expect(
      [...files.keys()].filter((path) => /^en\/journal\/\d+\/index\.html$/.test(path) && path !== 'en/journal/1/index.html'),
    ).toHaveLength(further);
    room.restore();
  });

  test('that removes all entries, the list has one empty page, and the feed is empty', async () => {
    for (const id of ['dictation', 'lamps', 'long-day', 'moths', 'returned', 'stove']) room.delete(`content/pages/${id}`);
    await rebuilt();
    expect(entriesOn('en/journal/')).toEqual([]);
    expect(room.built('en/feed.xml')).toContain('<updated>1970-01-01T00:00:00Z</updated>');
    expect(room.built('en/index.html')).not.toContain('class="latest"');
  });
});

const entry = (path: string, date: string) => `import { definePage } from 'wortlaut';

export default definePage({ template: 'article', path: '/:locale/journal/the-${path}', source: 'en', structure: { date: '${date}' } });
`;

function texts(language: string): string {
  const [title, description, text] = {
    en: ['The clock', 'It is late.', 'The clock on the wall is late, and so are we.'],
    fr: ['L’horloge', 'Elle retarde.', 'L’horloge du mur retarde, et nous avec elle.'],
    ar: ['الساعة', 'إنها متأخرة.', 'ساعة الحائط متأخرة، ونحن كذلك.'],
  }[language] as [string, string, string];
  const value = `{\n  meta: { title: '${title}', description: '${description}' },\n  paragraphs: { first: '${text}' },\n}`;
  return language === 'en'
    ? `import { defineCopy } from 'wortlaut';\n\nexport default defineCopy('article', ${value});\n`
    : `import { translate } from 'wortlaut';\nimport source from './en.ts';\n\nexport default translate(source, ${value});\n`;
}

interface Element {
  readonly tagName?: string;
  readonly value?: string;
  readonly attrs?: readonly { readonly name: string; readonly value: string }[];
  readonly childNodes?: readonly Element[];
}

/** The elements of an XML document; parse5 has no XML, but reads elements without namespaces whose ends are all written. */
function elementsOf(xml: string): Element[] {
  const translated = xml
    .replace(/^<\?xml[^>]*\?>/, '')
    .replace(/<(link|title)\b([^>]*?)(\/?)>/g, (_, name, rest, closed) =>
      closed ? `<x-${name}${rest}></x-${name}>` : `<x-${name}${rest}>`,
    );
  const all = (node: Element): Element[] => [node, ...(node.childNodes ?? []).flatMap(all)];
  return all(parse(translated.replaceAll('</title>', '</x-title>')) as unknown as Element);
}

const childrenOf = ({ childNodes = [] }: Element, name: string) =>
  childNodes.filter(({ tagName }) => tagName === name || tagName === `x-${name}`);
const textOf = ({ childNodes = [] }: Element): string => childNodes.map(({ value = '' }) => value).join('');
const attribute = ({ attrs = [] }: Element, name: string) => attrs.find((one) => one.name === name)?.value;
