import { describe, expect, test } from 'vitest';
import { checkRooms, roomFinder } from '../../generator/4-render/check-rooms.ts';
import { RenderContext } from '../../generator/4-render/context.ts';
import { longestOf, widthOf } from '../../generator/4-render/text-width.ts';
import { readSite } from '../../generator/index.ts';
import { parseMessage } from '../../generator/model/message.ts';
import { rooms } from '../../runtime/rooms.ts';
import { root } from '../support/paths.ts';

const { site } = await readSite({ content: `${root}/content` });
if (!site) throw new Error('the real content has errors');
const rendering = new RenderContext(site);
const context = { content: site.content, resolver: (tag: string) => rendering.resolver(tag) };

test('every text of the real site has the room that it needs', () => {
  expect(checkRooms(context)).toEqual([]);
});

describe.each(rooms.flatMap((room) => room.texts.map((text) => [room.name, text, room] as const)))('%s: %s', (_, text, room) => {
  test('names a text that there is, and tells of one that is too long', () => {
    const [found] = checkRooms(context, { roomsOf: roomFinder([{ ...room, texts: [text], most: 0 }]) });
    expect(found).toMatchObject({ code: 'WL2020', severity: 'error', expected: 'at most 0' });
  });
});

test('values count as they are shown', () => {
  const most = { name: 'a line', texts: ['dictionary:banner.text'], counted: 'characters' as const };
  const lengths = checkRooms(context, { roomsOf: roomFinder([{ ...most, most: 0 }]) }).map(({ found }) => Number(found));
  const written = [...site.content.dictionaries.values()].map(({ value }) => String((value.banner as Record<string, string>).text).length);
  // '{fact:offer.price}' is longer than '249 €'.
  expect(Math.max(...lengths)).toBeLessThan(Math.max(...written));
});

test('of a plural the longest branch counts, with a number', () => {
  const parsed = parseMessage('{n, plural, one {# day} other {# long days}}');
  if ('reason' in parsed) throw new Error(parsed.reason);
  expect(longestOf(parsed.elements, widthOf)).toBe('100 long days');
});

test('narrow letters take less room than wide ones', () => {
  expect(widthOf('illi')).toBeLessThan(widthOf('aaaa'));
  expect(widthOf('aaaa')).toBeLessThan(widthOf('mmmm'));
});
