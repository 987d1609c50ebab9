import { join } from 'node:path';
import type { Edit } from '../../diagnostics/fix.ts';
import { positionAt } from '../../diagnostics/place-in-text.ts';
import { readText } from '../../package/read-text.ts';
import { keyOf, unwrapped } from '../../typescript/expressions.ts';
import type { NodeOf } from '../../typescript/nodes.ts';
import type { ParsedModule } from '../../typescript/parse-module.ts';
import { openFinder } from './find-position.ts';
import { editAt } from './make-edits.ts';

/** The given properties of a waiver; the others stay as they are written. */
interface WaiverToWrite {
  readonly by: string;
  readonly at: string;
  readonly until?: string | undefined;
  readonly reason?: string | undefined;
  readonly found: readonly string[];
  readonly sig?: string | undefined;
}

interface ClaimToWaive extends WaiverToWrite {
  readonly id: string;
  readonly file: string;
}

/** The edits that write waivers into the files of their claims, and the claims that are not object literals there. */
export function waiverEdits(claims: readonly ClaimToWaive[], root: string) {
  const finder = openFinder((file) => readText(join(root, file)));
  const edits = new Map(
    claims.map((claim) => {
      const target = finder.group({ file: claim.file, path: [claim.id] });
      return [claim, target && editFor(target, claim)];
    }),
  );
  return { edits: [...edits.values()].filter((edit) => edit !== undefined), unwritten: claims.filter((claim) => !edits.get(claim)) };
}

const lineWidth = 140;

type Group = NodeOf<'ObjectExpression'>;

/** The edit that adds a waiver to a claim or replaces the one that it has, in the format of the content. */
function editFor({ group, source }: { group: Group; source: ParsedModule }, given: WaiverToWrite): Edit | undefined {
  const last = group.properties.at(-1);
  if (!last) return undefined;
  const old = group.properties.find((property) => keyOf(property) === 'waiver');
  const indent = ' '.repeat(positionAt(source.text, last.start).column - 1);
  if (!old) return editAt(source, [last.end, last.end], `,\n${indent}${waiverText([], given, indent)}`);
  const value = old.type === 'Property' ? unwrapped(old.value) : old;
  const before =
    value.type === 'ObjectExpression'
      ? propertiesIn(value, source)
      : [{ name: '', text: `...${source.text.slice(value.start, value.end)}` }];
  return editAt(source, [old.start, old.end], waiverText(before, given, indent));
}

interface PropertyText {
  readonly name: string;
  /** The source, with the comments before it. */
  readonly text: string;
}

function propertiesIn({ properties }: Group, { text, comments }: ParsedModule): PropertyText[] {
  return properties.map((property, index) => {
    const behind = properties[index - 1]?.end ?? property.parent?.start ?? 0;
    const lineEnd = text.indexOf('\n', behind);
    const above = comments.filter(({ start, end }) => lineEnd >= 0 && start > lineEnd && end <= property.start);
    return { name: keyOf(property) ?? '', text: [...above, property].map(({ start, end }) => text.slice(start, end)).join('\n') };
  });
}

/** Keeps what is written, replaces or adds what is given, and writes `found` and the signature last. */
function waiverText(before: readonly PropertyText[], { found, sig, ...given }: WaiverToWrite, indent: string): string {
  const inner = `${indent}  `;
  const properties = new Map(
    before.flatMap(({ name, text }) => (name === 'found' || name === 'sig' ? [] : [[name || text, text] as const])),
  );
  for (const name of ['by', 'at', 'until', 'reason'] as const) {
    const value = given[name];
    if (value !== undefined) properties.set(name, propertyText(name, value, inner));
  }
  const lines = [...properties.values(), foundText(found, inner), ...(sig === undefined ? [] : [propertyText('sig', sig, inner)])];
  return `waiver: {\n${lines.map((line) => `${inner}${line.replaceAll('\n', `\n${inner}`)},\n`).join('')}${indent}}`;
}

function propertyText(name: string, value: string, indent: string): string {
  const line = `${name}: ${quoted(value)}`;
  return fits(`${indent}${line},`) ? line : `${name}:\n  ${quoted(value)}`;
}

function foundText(found: readonly string[], indent: string): string {
  const line = `found: [${found.map(quoted).join(', ')}]`;
  return fits(`${indent}${line},`) ? line : `found: [\n${found.map((one) => `  ${quoted(one)},\n`).join('')}]`;
}

const fits = (line: string) => [...line].length <= lineWidth;

/** A quoted text: in single quotes, unless double quotes need fewer backslashes. */
function quoted(text: string): string {
  const plain = text.replaceAll('\\', '\\\\').replaceAll('\n', '\\n');
  const quote = text.split("'").length > text.split('"').length ? '"' : "'";
  return `${quote}${plain.replaceAll(quote, `\\${quote}`)}${quote}`;
}
