import { readdirSync, readlinkSync, rmSync, statSync, symlinkSync } from 'node:fs';
import sharp from 'sharp';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { build, check } from '../../generator/index.ts';
import { png } from '../support/png.ts';
import { openReadingRoom, type ReadingRoom } from './reading-room-site.ts';

vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 });

/* Images have weight and a size, and a text alternative from the content; one that no page should show is refused. */

const templates = ['article', 'journal', 'leaflet', 'shelf'].map((name) => `runtime/pages/${name}.tsx`);
const template = 'runtime/pages/leaflet.tsx';
let room: ReadingRoom;

/** Shows elements in a template, after some lines at its beginning. */
const show = (elements: string, imports = '', file = template) => {
  room.edit(file, '<h1>', `${elements}<h1>`);
  room.write(file, `${imports}\n${room.read(file)}`);
};
const findings = async () => (await build(room.site())).diagnostics.map(({ code, file, message }) => `${code} ${file} ${message}`);

beforeAll(() => {
  room = openReadingRoom();
  for (const [name, width, height] of [
    ['clock', 1000, 600],
    ['hall', 500, 400],
    ['door', 400, 500],
    ['stove', 400, 300],
  ] as const)
    room.write(`runtime/static/images/${name}.png`, png(width, height));
  room.write('runtime/static/film.mp4', '.'.repeat(600_000));
  room.keep();
});
afterEach(() => room.restore());

const image = (name: string, more = '') => `<img src="/images/${name}.png" alt="" ${more} />`;
const clockImport = "import clock from '../static/images/clock.png';";
const tooHeavy = (file: string, bytes: string, ...named: string[]) =>
  expect.stringMatching(
    new RegExp(
      `^WL5004 ${file} The page /\\S+ shows images or films of ${bytes} bytes, [\\d,]+ more than the 512,000 that are allowed: ${named.join('.*')}`,
    ),
  );

/** Each is in a template of its own. */
test.each([
  {
    'one by its path': [image('clock'), '', '60\\d,\\d+', '/images/clock.png has 60\\d,'],
    'one by import': ['<img {...clock} alt="" />', clockImport, '60\\d,\\d+', '/assets/clock-\\S+.png has 60\\d,'],
    several: [image('hall') + image('door') + image('stove'), '', '52\\d,\\d+', '/images/\\w+.png alone has 200,'],
    'one that is fetched later': [image('clock', 'loading="lazy"'), '', '60\\d,\\d+', '/images/clock.png has 60\\d,'],
  },
  {
    'a candidate': [
      '<img src="/images/hall.png" srcSet="/images/hall.png 500w, /images/clock.png 1000w" alt="" />',
      '',
      '60\\d,\\d+',
      '/images/clock.png',
    ],
    'a source of a picture': [
      `<picture><source srcSet="/images/clock.png" />${image('hall')}</picture>`,
      '',
      '60\\d,\\d+',
      '/images/clock.png',
    ],
    'the preview of a video': ['<video poster="/images/clock.png" />', '', '60\\d,\\d+', '/images/clock.png'],
    'an address with a query': ['<img src="/images/clock.png?v=2" alt="" />', '', '60\\d,\\d+', '/images/clock.png\\?v=2'],
  },
  {
    'one that is fetched ahead': ['<link rel="preload" as="image" href="/images/clock.png" />', '', '60\\d,\\d+', '/images/clock.png'],
    'a film that plays by itself': ['<video autoPlay muted src="/film.mp4" />', '', '600,000', '/film.mp4 has 600,000'],
    'a sound that is fetched ahead': ['<audio preload="auto"><source src="/film.mp4" /></audio>', '', '600,000', '/film.mp4 has 600,000'],
  },
])('WL5004 images over the budget of a page are named with their bytes: %#', async (cases) => {
  const expected = Object.values(cases).map(([elements = '', imports, bytes = '', ...named], index) => {
    show(elements, imports, templates[index]);
    return tooHeavy(templates[index] ?? '', bytes, ...named);
  });
  expect(await findings()).toEqual(expected);
});

test('WL5004 a background is of a style sheet, so that no element shows it', async () => {
  room.write('runtime/pages/wall.css', ".wall { background: url('../static/images/clock.png'); }");
  show('<div className="wall" />', "import './wall.css';");
  expect(await findings()).toEqual([tooHeavy('content/pages/\\S+', '60\\d,\\d+', '/assets/clock-\\S+.png')]);
});

test('images and films are not reported that are within the budget or fetched later, or of which a browser fetches one', async () => {
  const cases = [
    `${image('hall')}${image('door')}<video preload="metadata" src="/film.mp4" /><audio src="/film.mp4" />`,
    image('hall', 'loading="lazy"') + image('door', 'loading="lazy"') + image('stove', 'loading="lazy"'),
    image('hall') + image('hall') + image('hall'),
    `<picture><source srcSet="/images/hall.png" />${image('clock')}</picture>`,
  ];
  for (const [index, elements] of cases.entries()) show(elements, '', templates[index]);
  expect(await findings()).toEqual([]);
});

test('WL5041 an origin of images has images alone: the policy blocks its films', async () => {
  room.edit('content/site.ts', 'defineSite({', "defineSite({\n  imageOrigins: { 'https://pictures.example': ['hours', 'not-found'] },");
  show('<video src="https://pictures.example/film.mp4" poster="https://pictures.example/hall.jpg" />');
  expect(await findings()).toEqual([
    expect.stringMatching(/ has the address 'https:\/\/pictures.example\/film.mp4', which is on another site/),
  ]);
});

test('WL5041 a style sheet shows no image of another site, which the policy blocks', async () => {
  room.write('runtime/pages/wall.css', ".wall { background: url('https://pictures.example/hall.png'); }");
  show('<div className="wall" />', "import './wall.css';");
  expect(await findings()).toEqual([
    expect.stringMatching(/^WL5041 .*The style sheet \/assets\/\S+ has the address 'https:\/\/pictures.example/),
  ]);
});

test('a site may set its own budget of images', async () => {
  show(image('clock'));
  room.edit('content/site.ts', 'defineSite({', 'defineSite({\n  budgets: { images: 700_000 },');
  expect(await findings()).toEqual([]);
});

test('WL5046 an image has the size of its file, or a smaller one of that ratio', async () => {
  const ratio = ' has another ratio than its file, which has 500 × 400 pixels.';
  const sizes = {
    'width="500" height="300"': ratio,
    'width="1000" height="800"': ' is larger than its file, which has 500 × 400 pixels.',
    'width="500" height="400"': undefined,
    'width="250" height="200"': undefined,
    'width="333" height="266"': undefined,
    'width="333" height="265"': ratio,
  };
  show(
    Object.keys(sizes)
      .map((size) => image('hall', size))
      .join(''),
  );
  expect(await findings()).toEqual(
    Object.entries(sizes).flatMap(([size, reported]) =>
      reported === undefined ? [] : [expect.stringMatching(`^WL5046 runtime/pages/leaflet.tsx On /\\S+ <img .*${size}.*>${reported}`)],
    ),
  );
});

test('WL2021 an alternative that is not a text of the content is reported', async () => {
  for (const [index, alt] of ['alt="A tower clock"', "alt={'A tower clock'}"].entries())
    show(`<img src="/images/hall.png" ${alt} />`, '', templates[index]);
  const of = (file = '') => expect.stringMatching(`^WL2021 ${file} .* is fixed wording`);
  expect(await findings()).toEqual([of(templates[0]), of(templates[1])]);
});

test('WL5015 an image without an alternative is reported', async () => {
  show('<img src="/images/hall.png" />');
  expect(await findings()).toEqual([expect.stringMatching(`^WL5015 ${template} `)]);
});

const sentences = {
  'an image that is not one': ['picture.png', 'words', 'This file is not an image of its kind.'],
  'an image with the name of another kind': ['picture.jpeg', png(10, 10), 'This file is a png image, and its name ends in .jpeg.'],
  'a download that was cut off': ['picture.png', png(90, 90).subarray(0, 60), 'This image ends too early: a part of its file is missing.'],
  'an image of 100 megapixels': [
    'picture.png',
    png(10_000, 10_000),
    'This image has 100 megapixels (10000 × 10000), and 50 are the most that phones show reliably.',
  ],
  'an SVG with a script': [
    'picture.svg',
    '<svg viewBox="0 0 1 1"><script>alert(1)</script></svg>',
    'This SVG has a script, which runs for everybody who opens its address.',
  ],
  'an SVG with a handler': [
    'picture.svg',
    '<svg viewBox="0 0 1 1" onload="alert(1)"/>',
    'This SVG has a script, which runs for everybody who opens its address.',
  ],
  'an SVG that sets a handler': [
    'picture.svg',
    '<svg viewBox="0 0 1 1"><set attributeName="onclick" to="alert(1)"/></svg>',
    'This SVG has a script, which runs for everybody who opens its address.',
  ],
  'an SVG with a link to a script': [
    'picture.svg',
    '<svg viewBox="0 0 1 1"><a href="javascript:alert(1)"/></svg>',
    'This SVG has a script, which runs for everybody who opens its address.',
  ],
} as const;
const places = { 'by import': '', 'by address': '?url', 'in runtime/static': undefined };

test.each(Object.entries(places))('WL6005 images that no page should show are a sentence each: %s', async (_, query) => {
  const folder = query === undefined ? 'runtime/static' : 'runtime/pages';
  const files = Object.values(sentences).map(([name, data, sentence], index) => ({ file: `picture-${index}-${name}`, data, sentence }));
  for (const { file, data } of files) room.write(`${folder}/${file}`, data);
  const imports = files.map(
    ({ file }, index) => `import picture${index} from './${file}${query}';\nexport const used${index} = picture${index};`,
  );
  if (query !== undefined) show('', imports.join('\n'));
  expect((await findings()).sort()).toEqual(files.map(({ file, sentence }) => `WL6005 ${folder}/${file} ${sentence}`));
});

test('an SVG without a size is a file like others, and no image with a size', async () => {
  room.write('runtime/static/signs.svg', '<svg xmlns="http://www.w3.org/2000/svg"><symbol id="a"><title>on = off</title></symbol></svg>');
  show('<svg aria-hidden="true"><use href="/signs.svg#a" /></svg>');
  expect(await findings()).toEqual([]);
  room.write('runtime/pages/signs.svg', '<svg xmlns="http://www.w3.org/2000/svg"/>');
  show('', "import signs from './signs.svg';\nexport const used = signs;");
  expect(await findings()).toEqual(['WL6005 runtime/pages/signs.svg This SVG has neither a width and a height nor a viewBox.']);
});

const pictureImports = "import { Picture } from 'wortlaut/react';\nimport clock from '../images/clock.jpg?picture';";
const clockPicture = '<Picture of={clock} alt="" sizes="50vw" loading="lazy" />';
const photo = (width: number, height: number) =>
  sharp(png(width / 8, height / 8))
    .resize(width, height)
    .jpeg({ quality: 100 })
    .toBuffer();

/** The element of the picture on a page, and its files with their bytes. */
function picture() {
  const page = readdirSync(`${room.folder}/dist/site/en`, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.html'))
    .map((path) => /<picture>.*<\/picture>/.exec(room.built(`en/${path}`))?.[0])
    .find(Boolean);
  const files = readdirSync(`${room.folder}/dist/site/assets`).filter((name) => name.startsWith('clock-'));
  return { page, files: files.map((name) => [name, statSync(`${room.folder}/dist/site/assets/${name}`).size] as const) };
}

test('a picture makes a large image small, in formats and widths', async () => {
  const large = await photo(2400, 160);
  expect(large.length).toBeGreaterThan(50_000);
  room.edit('content/site.ts', 'defineSite({', 'defineSite({\n  budgets: { images: 50_000 },');
  room.write('runtime/images/clock.jpg', large);
  show(clockPicture, pictureImports);
  expect(await findings()).toEqual([]);
  const { page, files } = picture();
  const srcSet = (format: string) =>
    [480, 960, 1440, 1920].map((width) => `/assets/clock-${width}-[\\w-]{8}\\.${format} ${width}w`).join(', ');
  expect(page).toMatch(
    new RegExp(
      `^<picture><source type="image/avif" srcSet="${srcSet('avif')}" sizes="50vw"/><img src="/assets/clock-1920-[\\w-]{8}\\.webp" srcSet="${srcSet('webp')}" sizes="50vw" width="1920" height="128" alt="" loading="lazy"/></picture>$`,
      'i',
    ),
  );
  expect(files).toHaveLength(8);
  for (const [, bytes] of files) expect(bytes).toBeLessThan(50_000);
});

test('a picture is not wider than its file, stays as a turned camera took it, and is the same in every build', async () => {
  room.write(
    'runtime/images/clock.jpg',
    await sharp(await photo(160, 104))
      .withMetadata({ orientation: 6 })
      .toBuffer(),
  );
  show(clockPicture, pictureImports);
  expect(await findings()).toEqual([]);
  const built = picture();
  const names = built.files.map(([name]) => name);
  expect(names.map((name) => /-(\d+)-/.exec(name)?.[1]).sort()).toEqual(['104', '104']);
  expect(await sharp(`${room.folder}/dist/site/assets/${names[0]}`).metadata()).toMatchObject({ width: 104, height: 160 });
  const clean = await build({ ...room.site(), cache: `${room.folder}/clean-cache` });
  expect(clean.diagnostics).toEqual([]);
  expect(picture()).toEqual(built);
});

test('WL6006 the alternative of a picture is a text of the content', async () => {
  room.write('runtime/images/clock.jpg', await photo(640, 400));
  show(clockPicture.replace('alt=""', 'alt={String(structure.days)}'), pictureImports);
  expect((await check(room.site())).diagnostics).toContainEqual(expect.objectContaining({ code: 'WL6006', file: template, line: 9 }));
});

test('WL6005 a picture without sharp names the package', async () => {
  room.write('runtime/images/clock.jpg', await photo(640, 400));
  show(clockPicture, pictureImports);
  const link = `${room.folder}/node_modules/sharp`;
  const target = readlinkSync(link);
  rmSync(link);
  expect(await findings()).toEqual([
    'WL6005 runtime/images/clock.jpg This image is imported with ?picture, which needs the package sharp: npm install sharp.',
  ]);
  symlinkSync(target, link);
});
