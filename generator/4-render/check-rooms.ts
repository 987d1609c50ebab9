import { type Room, rooms } from '../../runtime/rooms.ts';
import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import type { Content, Entry, Wording } from '../model/content.ts';
import { languageTag } from '../model/locale.ts';
import { leavesOf } from '../model/wording.ts';
import type { TextResolver } from './text.ts';
import { longestOf, widthOf } from './text-width.ts';

/** Texts that are longer than their room, with their tokens replaced, in the country where they are longest. */
export function checkRooms(
  { dictionaries, pages, locales }: Content,
  resolver: (tag: string) => TextResolver,
  known: readonly Room[] = rooms,
): Diagnostic[] {
  const find = roomFinder(known);
  const tags = (language: string) => {
    const found = locales.filter((locale) => locale.language === language).map(({ tag }) => tag);
    return found.length ? found : [languageTag(language)];
  };
  const check = (owner: string, entries: ReadonlyMap<string, Entry<Wording>>) =>
    [...entries].flatMap(([language, { value, file }]) =>
      leavesOf(value).flatMap(({ path, value: text }) => {
        const room = typeof text === 'string' ? find(owner, path) : undefined;
        if (!room || typeof text !== 'string') return [];
        // Only facts are written differently from country to country.
        const resolvers = tags(language)
          .slice(0, text.includes('{fact:') ? undefined : 1)
          .map(resolver);
        const lengths = text.includes('{')
          ? resolvers.map((one) => lengthIn(room, longestOf(one.compile(text), measureOf(room))))
          : [lengthIn(room, text)];
        const longest = Math.max(...lengths);
        return longest > room.most ? [tooLong({ file, path, room, length: longest })] : [];
      }),
    );
  return [
    ...check('dictionary', dictionaries),
    ...[...pages.values()].flatMap(({ definition, copies }) => check(definition.value.template, copies)),
  ];
}

const measureOf = ({ counted }: Room) => (counted === 'characters' ? (text: string) => text.length : widthOf);
const lengthIn = (room: Room, text: string) => Math.round(measureOf(room)(text));

/** Finds the room of a text. Texts of the same name are asked for in every language, and answered once. */
function roomFinder(known: readonly Room[]): (owner: string, path: readonly string[]) => Room | undefined {
  const patterns = known.map((room) => ({ room, pattern: new RegExp(`^(?:${room.texts.map(expression).join('|')})$`) }));
  const found = new Map<string, Room | undefined>();
  return (owner, path) => {
    const name = `${owner}:${path.join('.')}`;
    if (!found.has(name)) found.set(name, patterns.find(({ pattern }) => pattern.test(name))?.room);
    return found.get(name);
  };
}

const expression = (pattern: string) =>
  pattern.replace(/\./g, '\\.').replace(/\*\*\\\.|\*/g, (stars) => (stars === '*' ? '[^.:]*' : '(?:[^.:]*\\.)*'));

interface Found {
  readonly file: string;
  readonly path: readonly string[];
  readonly room: Room;
  readonly length: number;
}

function tooLong({ file, path, room, length }: Found): Diagnostic {
  return {
    code: 'WL2020',
    severity: 'error',
    file,
    dataPath: path,
    found: String(length),
    expected: `at most ${room.most}`,
    message: `'${path.join('.')}' is ${length} ${room.counted ? 'characters long' : 'letters wide'}, but ${room.name} has room for ${room.most}.`,
    hint: `Say it in fewer words: ${length - room.most} less at least.${room.counted ? '' : ' An m counts for more than one, an i for less.'}`,
  };
}
