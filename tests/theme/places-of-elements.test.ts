import { afterEach, expect, test, vi } from 'vitest';
import { openDevSite } from '../../cli/server/dev-site.ts';
import { foundIn } from '../support/project-copy.ts';
import { openReadingRoom } from './reading-room-site.ts';

vi.setConfig({ testTimeout: 180_000 });

/* A fault of an element is reported once, at the line of the component that renders it. */

const room = openReadingRoom();
afterEach(() => room.restore());

const layout = 'runtime/layout.tsx';
const leaflet = 'runtime/pages/leaflet.tsx';
const shelf = 'runtime/pages/shelf.tsx';
const article = 'runtime/pages/article.tsx';
const theme = 'runtime/theme.ts';

type Edit = readonly [file: string, words: string, others: string];

const after = (file: string, words: string, more: string): Edit => [file, words, words + more];
/** Adds an element behind the heading of a template or before the content of the layout. */
const add = (file: string, element: string): Edit =>
  file === layout ? [file, '{children}', `${element}{children}`] : after(file, '<h1>{copy.heading}</h1>', element);

/** Replaces words in a file, and returns the place of the new ones. */
const edit = ([file, words, others]: Edit) => `${file}:${room.edit(file, words, others)}`;

const build = () => room.command(['build', '--format', 'json']);
const placesOf = (found: readonly { code: string; file?: string; line?: number }[]) =>
  found.map(({ code, file, line }) => `${code} ${file}:${line}`);

test('faults of elements are reported at their lines, once for all pages', async () => {
  const expected = [
    `WL5020 ${edit(['runtime/components/stamp.tsx', '<time className="stamp"', '<time className="stamp" tabIndex={2}'])}`,
    `WL5017 ${edit(['runtime/islands/book-finder.tsx', '<ul className="books"', '<ul className="books" role="buton"'])}`,
    `WL5024 ${edit([layout, '<main id="content" lang={contentTag}', '<main id="content" lang="en"'])}`,
    `WL5009 ${edit([leaflet, '<h1>{copy.heading}</h1>', '<h1>{copy.heading}</h1>{<h4>{copy.heading}</h4>}'])}`,
  ];
  const findings = foundIn(await build());
  expect(placesOf(findings)).toEqual(expected);
  expect(findings[2]?.hint).toMatch(/ It is the same on \d+ other addresses, such as /);
});

const picture = '<img src="/icon-192.png" width={192} height={192} />';
const noButton = '<button>{copy.heading}</button>';
const attributes = 'id="content" lang={contentTag} dir={contentDirection} tabIndex={-1}';
/** A list that compresses badly. */
const many = '<ul><li title={Array.from({ length: 9000 }, (_, place) => Math.imul(place, 2654435761)).join()} /></ul>';

/** Faults that are each a cause of its own, with the code and the edits of each. Those of a build do not influence one another. */
const builds: readonly (readonly [code: string, ...edits: Edit[]])[][] = [
  [
    ['WL5001', [article, '<article className="entry">\n      <h1>{copy.meta.title}</h1>', '<article className="entry">\n      <p>1</p>']],
    ['WL5003', after(layout, '<li key={label}', ' style={{ width: label.length }}')],
    ['WL5005', add(leaflet, '<div dangerouslySetInnerHTML={{ __html: "<p><b>1</p>" }} />')],
    // The addresses differ.
    ['WL5006', add(shelf, '<button type="button"><a href={page.menu[0]?.link?.href}>1</a></button>')],
    // The names differ.
    [
      'WL5013',
      after(
        article,
        '<Stamp date={structure.date} />',
        '<button type="button" aria-label={copy.meta.description}>{copy.meta.title}</button>',
      ),
    ],
    // Equal elements of two templates.
    ['WL5015', add(leaflet, picture), add(shelf, picture)],
    // Equal elements of one template.
    ['WL5022', add(leaflet, noButton), [leaflet, '</article>', `${noButton}\n</article>`]],
    ['WL2021', add(leaflet, '<p>{0 / Number(!copy.heading)}</p>')],
    ['WL2021', add(leaflet, '<p title={String(structure)}>{copy.heading}</p>')],
    ['WL3012', after(layout, '<footer>', "<a href={'/en/' + 'gone/'}>1</a>")],
    // The words and addresses differ.
    // biome-ignore lint/suspicious/noTemplateCurlyInString: what is written into a component
    ['WL3013', after(article, '<Stamp date={structure.date} />', '<a href={`${page.home.href}#top`}>{copy.meta.title}</a>')],
    ['WL3013', [layout, 'href="#content"', 'href="#top"']],
    ['WL3016', add(leaflet, "<img alt=\"\" src={'/gone' + '.png'} />")],
    ['WL5032', add(leaflet, '<meta name="description" content={copy.heading} />')],
    ['WL5034', [theme, 'width: 1200', 'width: 800']],
    ['WL5035', [theme, '  colours: {', "  structuredData: () => [{ '@type': 'Book' }],\n  colours: {"]],
  ],
  [
    ['WL5010', [layout, `<main ${attributes}>\n        {children}\n      </main>`, `<div ${attributes}>{children}</div>`]],
    ['WL3016', [theme, "'/share-image.png'", "'/gone.png'"]],
  ],
  [
    ['WL5004', after(layout, 'tabIndex={-1}>', many)],
    // One of the layout, one of each template.
    ['WL5001', [layout, 'tabIndex={-1}>', "tabIndex={-1}><h1>{words.text('menu')}</h1>"]],
    // The names and addresses differ in each language.
    // biome-ignore lint/suspicious/noTemplateCurlyInString: what is written into a component
    ['WL3012', add(shelf, '<a href={`${page.home.href}gone/`}>{copy.heading}</a>')],
    ['WL5025', add(leaflet, '<a href="/share-image.png">{copy.heading}</a><a href="/icon-192.png">{copy.heading}</a>')],
    ['WL5014', add(leaflet, '<b aria-label={copy.meta.title}>{copy.heading}</b>')],
  ],
];

test.each(builds.map((causes) => [causes.map(([code]) => code).join(', '), causes] as const))(
  '%s: each is reported once for each cause, at its line',
  async (_, causes) => {
    const places = causes.flatMap(([code, ...edits]) => edits.map((one) => `${code} ${edit(one)}`));
    expect(placesOf(foundIn(await build())).sort()).toEqual(places.sort());
  },
);

test('a part that only one page makes heavy is reported at that page', async () => {
  room.edit('content/pages/hours/page.ts', 'days: ', 'days: 9000 + ');
  room.edit(leaflet, '<h1>{copy.heading}</h1>', `<h1>{copy.heading}</h1>{structure.days > 9000 && ${many}}`);
  expect(foundIn(await build())).toMatchObject([{ code: 'WL5004', file: 'content/pages/hours/page.ts' }]);
});

test('dev reports faults of elements at their lines', async () => {
  const places = [edit(add(layout, picture)), edit(add(shelf, noButton))];
  const site = openDevSite({ root: room.folder, cache: room.site().cache });
  const { diagnostics } = await site.respond('/en/');
  await site.close();
  expect(placesOf(diagnostics)).toEqual([`WL5015 ${places[0]}`, `WL5022 ${places[1]}`]);
});

test('two faults of one element are two findings', async () => {
  const place = edit([leaflet, '<article>', '<article aria-describedby="nowhere" aria-details="neither">']);
  expect(placesOf(foundIn(await build()))).toEqual([`WL5016 ${place}`, `WL5016 ${place}`]);
});

test('equal faults of elements with different values are different findings at one line', async () => {
  const place = edit([leaflet, '<article>', "<article aria-details={'to-' + structure.days}>"]);
  const places = placesOf(foundIn(await build()));
  expect(places.length).toBeGreaterThan(1);
  for (const one of places) expect(one).toBe(`WL5016 ${place}`);
});
