import type { ErrorMessage } from './error-message.ts';

/** Section → its clauses, in order. Their numbers follow from the order and are never typed. */
export type Sections = Readonly<Record<string, readonly string[]>>;

/** `use.secrecy` for every clause of some sections. */
export type ClauseIdOf<Of extends Sections> = { [Section in keyof Of & string]: `${Section}.${Of[Section][number]}` }[keyof Of & string];
/** Everything with a text: every clause, and the heading of every section. */
type TextIdOf<Of extends Sections> = ClauseIdOf<Of> | `${keyof Of & string}.heading`;

/** The structure of a contract document, which all languages share. */
export interface Outline<Of extends Sections = Sections, Term extends string = string, Own extends string = string> {
  /** The name of the document's folder. */
  readonly id: string;
  /** Section → its clauses, in order. */
  readonly sections: Of;
  /** Terms that the document defines, each in exactly one clause. */
  readonly terms: readonly Term[];
  /** Clause → its numbers in earlier editions, which remain as anchors. */
  readonly was?: Readonly<Record<string, readonly string[]>>;
  /** The document that this one changes; absent for a root document. */
  readonly base?: Outline;
  /** How it differs from its base. */
  readonly changes?: Changes;
  /** Ids that this document has its own texts for. Only for the compiler. */
  readonly own?: Own;
}

/** The differences between a country's document and its base. Each has a reason, which reports print. */
interface Changes {
  /** Clause, or whole section → why it is omitted. */
  readonly omit?: Readonly<Record<string, string>>;
  /** Clause, or `section.heading` → why it has another text. */
  readonly override?: Readonly<Record<string, string>>;
  /** New clause → the clause before it (without one it is the first of its section, or begins a new section at the end), and the reason. */
  readonly add?: Readonly<Record<string, { readonly after?: string; readonly reason: string }>>;
}

/** The parts of a root document. */
interface OutlineParts<Of extends Sections, Term extends string> extends Pick<Outline<Of, Term>, 'id' | 'sections' | 'terms'> {
  /** Clause → its numbers in earlier editions, which remain as anchors. */
  readonly was?: Readonly<Partial<Record<NoInfer<ClauseIdOf<Of>>, readonly string[]>>>;
}

/** The outline of a root document. */
export function defineOutline<const Of extends Sections, const Term extends string>(
  outline: OutlineParts<Of, Term>,
): Outline<Of, Term, TextIdOf<Of>> {
  return outline as Outline<Of, Term, TextIdOf<Of>>;
}

/** The sections of an outline without those, and without the clauses, that are left out. */
type Omitted<Of extends Sections, Out> = {
  readonly [Section in keyof Of & string as Section extends Out ? never : Section]: readonly ClauseLeft<Of, Section, Out>[];
};
type ClauseLeft<Of extends Sections, Section extends keyof Of & string, Out> = Of[Section][number] extends infer Clause extends string
  ? Clause extends string
    ? `${Section}.${Clause}` extends Out
      ? never
      : Clause
    : never
  : never;
/** Clauses by their section: `use.secrecy` is `{ use: ['secrecy'] }`. */
type Added<Ids extends string> = {
  readonly [Section in Ids extends `${infer Name}.${string}` ? Name : never]: readonly (Ids extends `${Section}.${infer Clause}`
    ? Clause
    : never)[];
};
/** Sections with the clauses of two outlines. */
type Joined<One, Other> = {
  readonly [Section in (keyof One | keyof Other) & string]: readonly (ItemOf<One, Section> | ItemOf<Other, Section>)[];
};
type ItemOf<From, Section> = Section extends keyof From
  ? From[Section] extends readonly (infer Clause extends string)[]
    ? Clause
    : never
  : never;

/** The message for a clause that the base does not have. */
type NotThere<Id extends string> = ErrorMessage<'WL4006', `'${Id}' is not in the base. Correct its name, or take the line out.`>;

/** The outline of a document that changes another one: it omits, overrides or adds, each with a reason. */
export function extend<
  const Of extends Sections,
  const Term extends string,
  const Omit extends string = never,
  const Override extends string = never,
  const Add extends string = never,
>(
  base: Outline<Of, Term>,
  document: {
    readonly id: string;
    readonly omit?: { readonly [Id in Omit]: Id extends TextIdOf<Of> | keyof Of ? string : NotThere<Id> };
    readonly override?: { readonly [Id in Override]: Id extends TextIdOf<Of> ? string : NotThere<Id> };
    readonly add?: Readonly<Record<Add, { readonly after?: string; readonly reason: string }>>;
    readonly was?: Readonly<Record<string, readonly string[]>>;
  },
): Outline<Joined<Omitted<Of, Omit>, Added<Add>>, Term, Override | Add> {
  const { id, was, ...changes } = document;
  const outline: Outline = {
    id,
    base: base as Outline,
    changes,
    sections: changed(base.sections, changes),
    terms: base.terms,
    was: { ...base.was, ...was },
  };
  return outline as Outline<Joined<Omitted<Of, Omit>, Added<Add>>, Term, Override | Add>;
}

/** Sections with changes applied. Applied twice they change nothing more, and their order does not matter. */
function changed(sections: Sections, { omit = {}, add = {} }: Changes): Sections {
  const left = Object.entries(sections)
    .filter(([section]) => !Object.hasOwn(omit, section))
    .map(([section, clauses]) => [section, clauses.filter((clause) => !Object.hasOwn(omit, `${section}.${clause}`))] as const);
  const result = new Map<string, readonly string[]>(left);
  let waiting = Object.keys(add).sort();
  while (waiting.length) {
    const later = waiting.filter((id) => !insert(result, id, add[id]?.after));
    if (later.length === waiting.length) break;
    waiting = later;
  }
  return Object.fromEntries([...result].filter(([, clauses]) => clauses.length));
}

/** Inserts a clause after another one; false if that does not exist (yet). */
function insert(sections: Map<string, readonly string[]>, id: string, after: string | undefined): boolean {
  const [section, clause] = partsOf(id);
  const clauses = sections.get(section) ?? [];
  if (clauses.includes(clause)) return true;
  const at = after === undefined ? 0 : clauses.indexOf(partsOf(after)[1]) + 1;
  if (after !== undefined && at === 0) return false;
  sections.set(section, clauses.toSpliced(at, 0, clause));
  return true;
}

/** `use.secrecy` → `['use', 'secrecy']` */
export function partsOf(id: string): readonly [section: string, clause: string] {
  const dot = id.indexOf('.');
  return [id.slice(0, dot), id.slice(dot + 1)];
}

/** The clauses and headings that a document has its own texts for; the others come from its base. */
export function ownIdsOf({ sections, base, changes = {} }: Outline): readonly string[] {
  if (base) return [...Object.keys(changes.override ?? {}), ...Object.keys(changes.add ?? {})];
  return textIdsOf(sections);
}

/** Everything with a text in a document, in order: the heading of each section, then its clauses. */
export function textIdsOf(sections: Sections): readonly string[] {
  return Object.entries(sections).flatMap(([section, clauses]) => [
    `${section}.heading`,
    ...clauses.map((clause) => `${section}.${clause}`),
  ]);
}

/** Clause or section → its number: `use` → `6`, `use.secrecy` → `6.3`. */
export function numbersOf(sections: Sections): ReadonlyMap<string, string> {
  return new Map(
    Object.entries(sections).flatMap(([section, clauses], first) => [
      [section, `${first + 1}`] as const,
      ...clauses.map((clause, second) => [`${section}.${clause}`, `${first + 1}.${second + 1}`] as const),
    ]),
  );
}

/** The clauses of a reference: one, or a range. Empty for an unknown clause or a range that runs backwards. */
export function clausesReferred(sections: Sections, reference: string): readonly string[] {
  const ids = Object.entries(sections).flatMap(([section, clauses]) => clauses.map((clause) => `${section}.${clause}`));
  const [from = '', to = from] = reference.split('..');
  if (Object.hasOwn(sections, reference)) return [reference];
  const [first, last] = [ids.indexOf(from), ids.indexOf(to)];
  return first < 0 || last < first ? [] : ids.slice(first, last + 1);
}
