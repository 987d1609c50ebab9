import { type Room, rooms } from '../../runtime/rooms.ts';
import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import type { Content, Entry, Wording } from '../model/content.ts';
import { withoutMarkup } from '../model/inline-markup.ts';
import { languageTag } from '../model/locale.ts';
import { pagesIn, type Scope } from '../model/scope.ts';
import { type Leaf, leavesOf } from '../model/wording.ts';
import type { TextResolver } from './text.ts';
import { longestOf, widthOf } from './text-width.ts';

/** The rooms that are asked for, in a scope or in the whole content. */
export interface RoomQuestion {
  readonly scope?: Scope | undefined;
  readonly roomsOf?: RoomsOf;
}

/** Content with what shows its texts as a locale does. */
export interface TextsOfSite {
  readonly content: Content;
  resolver(tag: string): TextResolver;
}

/** Texts that are longer than their room, with their tokens replaced, in the country where they are longest. */
export function checkRooms(site: TextsOfSite, { scope, roomsOf = roomsOfTheRuntime }: RoomQuestion = {}): Diagnostic[] {
  const { content } = site;
  const check = (owner: string, entries: ReadonlyMap<string, Entry<Wording>>) => {
    const roomOf = roomsOf(owner);
    return [...entries].flatMap(([language, { value, file }]) =>
      leavesOf(value).flatMap((leaf) => {
        const room = typeof leaf.value === 'string' ? roomOf(leaf) : undefined;
        if (!room || typeof leaf.value !== 'string') return [];
        const length = lengthOf(leaf.value, { room, language, site });
        return length > room.most ? [tooLong({ file, path: leaf.path, room, length })] : [];
      }),
    );
  };
  return [
    ...(scope === 'part' ? [] : check('dictionary', content.dictionaries)),
    ...pagesIn(content, scope).flatMap(({ definition, copies }) => check(definition.value.template, copies)),
  ];
}

interface Shown {
  readonly room: Room;
  readonly language: string;
  readonly site: TextsOfSite;
}

function lengthOf(text: string, { room, language, site }: Shown): number {
  const measure = room.counted === 'characters' ? (words: string) => words.length : widthOf;
  if (!text.includes('{')) return Math.round(measure(withoutMarkup(text)));
  // Only facts are written differently from country to country.
  const tags = tagsOf(site.content, language).slice(0, text.includes('{fact:') ? undefined : 1);
  return Math.max(...tags.map((tag) => Math.round(measure(longestOf(site.resolver(tag).compile(text), measure)))));
}

function tagsOf({ locales }: Content, language: string): readonly string[] {
  const found = locales.filter((locale) => locale.language === language).map(({ tag }) => tag);
  return found.length ? found : [languageTag(language)];
}

/** The rooms of a template, or of the dictionary: a text's room, if it has one. */
export type RoomsOf = (owner: string) => (text: Pick<Leaf, 'key' | 'path'>) => Room | undefined;

/** Finds the first room that names a text. Most texts are told by their last name alone to have none. */
export function roomFinder(known: readonly Room[]): RoomsOf {
  const patterns = known.flatMap((room) => room.texts.map((text) => ({ room, ...partsOf(text), pattern: expression(text) })));
  const owners = new Map<string, ReturnType<RoomsOf>>();
  const roomsOf = (owner: string): ReturnType<RoomsOf> => {
    const own = patterns.filter((one) => one.owner === '*' || one.owner === owner);
    const names = new Set(own.map(({ name }) => name));
    const isOpen = [...names].some((name) => name.includes('*'));
    return (leaf) => {
      if (!isOpen && !names.has(leaf.key)) return undefined;
      const text = `${owner}:${leaf.path.join('.')}`;
      return own.find(({ pattern }) => pattern.test(text))?.room;
    };
  };
  return (owner) => {
    const found = owners.get(owner) ?? roomsOf(owner);
    owners.set(owner, found);
    return found;
  };
}

/** The rooms that the templates and the furniture give. */
export const roomsOfTheRuntime = roomFinder(rooms);

/** `*:hero.cta` → owner `*`, name `cta`. */
function partsOf(text: string): { readonly owner: string; readonly name: string } {
  const [owner = '', path = ''] = text.split(':');
  return { owner, name: path.split('.').at(-1) ?? '' };
}

function expression(text: string): RegExp {
  const pattern = text.replace(/\./g, '\\.').replace(/\*\*\\\.|\*/g, (stars) => (stars === '*' ? '[^.:]*' : '(?:[^.:]*\\.)*'));
  return new RegExp(`^${pattern}$`);
}

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
