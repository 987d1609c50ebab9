import { afterEach, expect, test, vi } from 'vitest';
import { check } from '../../generator/index.ts';
import { openReadingRoom } from './reading-room-site.ts';

vi.setConfig({ testTimeout: 180_000 });

/* Requests of islands are allowed by the security policy of their page. */

const room = openReadingRoom();
afterEach(() => room.restore());

const island = 'runtime/islands/book-finder.tsx';
const found = async () =>
  (await check(room.site())).diagnostics.flatMap(({ code, ...at }) => (code === 'WL5041' ? [[at.file, at.line, at.message]] : []));

/** Writes statements into a function of an island, each in a line of its own, and returns the number of the line before. */
function write(statements: readonly string[], above = ''): number {
  room.edit(
    island,
    'interface BookFinderProps',
    `${above}\nexport function ask(host: string) {\n${statements.join('\n')}\n}\ninterface BookFinderProps`,
  );
  return room.lineOf(island, 'export function ask');
}

test('WL5041 an island asks another site', async () => {
  const asked = {
    "void fetch('https://api.example/books');": 'https://api.example/books (fetch)',
    "void window.fetch('http://localhost:3000', { method: 'POST' });": 'http://localhost:3000 (fetch)',
    'void fetch(`https://api.example/books/${host}`);': 'https://api.example/books/… (fetch)',
    'void fetch(`${base}/books?q=${host}`);': 'https://api.example/v1/books?q=… (fetch)',
    "void fetch(base + '/books');": 'https://api.example/v1/books (fetch)',
    "void fetch(new URL('/books', base));": 'https://api.example/books (fetch)',
    "void fetch(new Request('https://api.example/'));": 'https://api.example/ (Request)',
    "new WebSocket('wss://live.example/socket');": 'wss://live.example/socket (WebSocket)',
    "new EventSource('https://live.example/events');": 'https://live.example/events (EventSource)',
    "navigator.sendBeacon('https://count.example/hit');": 'https://count.example/hit (sendBeacon)',
    "new XMLHttpRequest().open('GET', 'https://api.example/old');": 'https://api.example/old (XMLHttpRequest)',
    "new Worker('https://cdn.example/worker.js');": 'https://cdn.example/worker.js (Worker)',
    "void import(/* @vite-ignore */ 'https://cdn.example/chart.js' as string);": 'https://cdn.example/chart.js (import)',
  };
  const line = write(Object.keys(asked), "const base = 'https://api.example/v1';");
  expect(await found()).toEqual(
    Object.values(asked).map((what, index) => [
      island,
      line + index + 1,
      `This script asks '${what.replace(' (', "' (")}, which is on another site: the security policy of the pages blocks it.`,
    ]),
  );
});

test('islands may ask their own site, the endpoint of leads, and addresses that are computed', async () => {
  room.edit('content/site.ts', 'fallbacks: {},', "fallbacks: {},\n  leadEndpoint: 'https://leads.example/offer',");
  write(
    [
      "void fetch('/api/books');",
      "void fetch('https://www.reading-room.example/books.json');",
      "void fetch('https://leads.example/offer', { method: 'POST' });",
      "navigator.sendBeacon('https://leads.example/hit');",
      "new WebSocket('wss://www.reading-room.example/socket');",
      'void fetch(host);',
      "void fetch('https://' + host + '/books');",
      "void fetch('https://www.reading-room' + host);",
      "const link = 'https://other.example/';",
      "window.open('https://other.example/', '_blank');",
      "const send = (fetch: (address: string) => void) => fetch('https://other.example/');",
      'const of = (base: string) => window.fetch(base);',
      'return [link, send, of];',
    ],
    "const base = 'https://other.example/';\nexport const shown = base;",
  );
  expect(await found()).toEqual([]);
});
