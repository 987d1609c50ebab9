/** The shape of a value in a page's copy or structure, derived from the types of its template. Plain data: it is cached. */
export type Shape = TextShape | PlainShape | LiteralShape | GroupShape | RecordShape | ListShape | UnionShape | UnknownShape;

/** Wording of a copy. */
export interface TextShape {
  readonly kind: 'text';
  /** The ICU arguments that the template passes, and that the text must use. */
  readonly arguments: readonly string[];
}
/** Any text, number or boolean of a structure. */
interface PlainShape {
  /** The type, as `typeof` names it. */
  readonly kind: 'string' | 'number' | 'boolean';
}
/** A literal type: one of a closed list. */
export interface LiteralShape {
  readonly kind: 'literal';
  /** All values that are allowed. */
  readonly values: readonly (string | number | boolean)[];
}
/** A group with known names. */
export interface GroupShape {
  readonly kind: 'group';
  /** Name → shape. Other names are unexpected. */
  readonly fields: Readonly<Record<string, FieldShape>>;
}
/** A value in a group. */
export interface FieldShape {
  /** The shape of the value. */
  readonly shape: Shape;
  /** True if the value may be absent. */
  readonly optional?: true;
}
/** A group with any names. */
interface RecordShape {
  readonly kind: 'record';
  /** The shape under each name. */
  readonly of: Shape;
}
/** A list of any length. */
interface ListShape {
  readonly kind: 'list';
  /** The shape of each element. */
  readonly of: Shape;
}
/** One of several shapes, between which a page chooses. */
export interface UnionShape {
  readonly kind: 'union';
  /** The shapes. */
  readonly of: readonly Shape[];
}
/** Anything, or checked elsewhere: clauses, outlines. */
interface UnknownShape {
  readonly kind: 'unknown';
}

/** The shape of the pages of a template. */
export interface TemplateShape {
  /** The texts of a page, in every language. */
  readonly copy: Shape;
  /** The field `structure` in `page.ts`. */
  readonly structure: Shape;
}

/** Template → the shape of its pages. */
export type TemplateShapes = Readonly<Record<string, TemplateShape>>;

const unknown: UnknownShape = { kind: 'unknown' };

/** The shape at a path, and whether it is required: every part of the path is required and is not a free name. */
export function shapeAt(shape: Shape, path: readonly string[]): { readonly shape: Shape; readonly required: boolean } {
  let current = shape;
  let required = true;
  for (const key of path) {
    const field = current.kind === 'group' && Object.hasOwn(current.fields, key) ? current.fields[key] : undefined;
    required &&= field !== undefined && !field.optional;
    if (field) current = field.shape;
    else current = current.kind === 'record' || current.kind === 'list' ? current.of : unknown;
  }
  return { shape: current, required };
}
