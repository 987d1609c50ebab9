import { afterEach, expect, test, vi } from 'vitest';
import { check } from '../../generator/index.ts';
import { openReadingRoom } from './reading-room-site.ts';

vi.setConfig({ testTimeout: 180_000 });

/* Pages that an author has put into runtime/static are sent with the security policy of the site. */

const room = openReadingRoom();
afterEach(() => room.restore());

const file = 'runtime/static/game.html';
const found = async () => (await check(room.site())).diagnostics.map(({ code, file: at, line, message }) => [code, at, line, message]);

test('a page of its own whose code the policy blocks is named with the line', async () => {
  room.write(
    file,
    `<!doctype html>
<title>Game</title>
<style>p { color: red }</style>
<script src="https://cdn.example/game.js"></script>
<p style="color: red">Play</p>
<button onclick="play()">Play</button>
<a href="javascript:play()">Play</a>
<iframe src="/board.html"></iframe>
<script>play();</script>
`,
  );
  const inline = (line: number, subject: string) => [
    'WL5003',
    file,
    line,
    `The page /game.html has an inline '${subject}', which its security policy forbids.`,
  ];
  expect(await found()).toEqual([
    inline(3, '<style>'),
    ['WL5041', file, 4, expect.stringContaining("has the address 'https://cdn.example/game.js', which is on another site.")],
    inline(5, 'style'),
    inline(6, 'onclick'),
    ['WL5042', file, 7, expect.stringContaining("has an address that runs as code: 'javascript:play()'")],
    ['WL5042', file, 8, expect.stringContaining('<iframe src="/board.html"> can load code from other sites')],
    inline(9, '<script>'),
  ]);
});

test('a page of its own may have scripts, styles and pictures in files, and data', async () => {
  room.write('runtime/static/play.js', 'play();');
  room.write(
    file,
    '<!doctype html><title>Game</title><script src="/play.js"></script><script type="application/json">{}</script><img src="/favicon.svg" alt=""><a href="https://other.example/">More</a><template><p></p></template>',
  );
  room.write('runtime/static/proof-of-owner.html', 'proof: 123');
  expect(await found()).toEqual([]);
});
