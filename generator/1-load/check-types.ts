import { execFile } from 'node:child_process';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { basename, dirname, relative, resolve } from 'node:path';
import type { Code } from '../diagnostics/codes.ts';
import type { Diagnostic } from '../diagnostics/diagnostic.ts';

/**
 * Runs the native TypeScript compiler over the content and says what it found. The sentences that the content's types
 * produce are taken out of the compiler's message; other errors keep the compiler's words.
 */
export async function checkTypes(content: string, project: string): Promise<Diagnostic[]> {
  const folder = resolve(content);
  const own = folder === resolve(project, 'content');
  const config = own ? resolve(project, 'tsconfig.json') : await temporaryConfig(folder, project);
  try {
    const output = await runCompiler(config, project);
    const prefix = own ? '' : `${relative(project, dirname(folder))}/`;
    return parseOutput(output).flatMap((error) => {
      const file = error.file.startsWith(prefix) ? error.file.slice(prefix.length) : undefined;
      return file?.startsWith(`${basename(folder)}/`) || (own && file) ? [describe({ ...error, file: file as string })] : [];
    });
  } finally {
    if (!own) await rm(config, { force: true });
  }
}

/** A content folder of its own is checked together with the runtime, but without the project's content. */
async function temporaryConfig(folder: string, project: string): Promise<string> {
  const directory = resolve(project, '.wortlaut');
  await mkdir(directory, { recursive: true });
  const file = resolve(directory, `types-${process.pid}-${basename(dirname(folder))}.json`);
  await writeFile(
    file,
    JSON.stringify({ extends: '../tsconfig.json', include: [folder, '../generator/model', '../runtime/register.ts'], exclude: [] }),
  );
  return file;
}

function runCompiler(config: string, project: string): Promise<string> {
  const compiler = resolve(project, 'node_modules/typescript/bin/tsc');
  return new Promise((done) => {
    execFile(
      process.execPath,
      [compiler, '--project', config, '--pretty', 'false'],
      { cwd: project, maxBuffer: 64 * 1024 * 1024 },
      (_, stdout) => done(stdout),
    );
  });
}

interface CompilerError {
  readonly file: string;
  readonly line: number;
  readonly column: number;
  readonly number: string;
  readonly text: string;
}

/** `file(line,column): error TSnnnn: text`, with continuation lines indented. */
export function parseOutput(output: string): CompilerError[] {
  const errors: CompilerError[] = [];
  for (const line of output.split('\n')) {
    const start = /^(.+?)\((\d+),(\d+)\): error (TS\d+): (.*)$/.exec(line);
    if (start) {
      const [, file = '', row, column, number = '', text = ''] = start;
      errors.push({ file, line: Number(row), column: Number(column), number, text });
    } else if (/^\s+\S/.test(line)) {
      const last = errors.pop();
      if (last) errors.push({ ...last, text: `${last.text}\n${line.trim()}` });
    }
  }
  return errors;
}

const sentence = /["`]('[^'"`\n]+' (?:is missing|must|has|names|is empty|does not exist|cannot|is not (?:read|in the))[^"\n]*?)["`]/g;

// The more particular sentence comes first.
const kinds: readonly (readonly [RegExp, Code])[] = [
  [/is not in the (?:outline|base)/, 'WL4006'],
  [/the outline has it/, 'WL4002'],
  [/ names \{(?:ref|doc)/, 'WL4003'],
  [/ names \{(?:def|term)/, 'WL4004'],
  [/is not read by this template/, 'WL2025'],
  [/ the argument \{/, 'WL2026'],
  [/must be a (?:text in|group of)/, 'WL2027'],
  [/is missing/, 'WL2001'],
  [/does not exist in the source/, 'WL2002'],
  [/placeholder/, 'WL2003'],
  [/ names \{/, 'WL1009'],
  [/ is empty/, 'WL2007'],
  [/cannot be left out/, 'WL2008'],
];

/** What the compiler may say. A command that does not run it cannot know that any of these is gone. */
export const compilerCodes: ReadonlySet<Code> = new Set([...kinds.map(([, code]) => code), 'WL1003', 'WL6006']);

export function describe({ file, line, column, number, text }: CompilerError): Diagnostic {
  const said = [...text.matchAll(sentence)].at(-1)?.[1];
  if (!said) {
    return {
      code: 'WL6006',
      severity: 'error',
      file,
      line,
      column,
      message: `${text.split('\n')[0]} (${number})`,
      hint: 'Give the value the type that its place asks for.',
    };
  }
  const code = kinds.find(([pattern]) => pattern.test(said))?.[1] ?? 'WL1003';
  const end = said.indexOf('. ');
  return {
    code,
    severity: 'error',
    file,
    line,
    column,
    message: end > 0 ? said.slice(0, end + 1) : said,
    ...(end > 0 && { hint: said.slice(end + 2) }),
  };
}

/**
 * Type errors that nothing else has found. A fault that a check sees too is reported once, in the check's words; of a file
 * that cannot be loaded, the compiler has nothing to add. The others must know their places already.
 */
export function withoutRepeats(types: readonly Diagnostic[], others: readonly Diagnostic[]): Diagnostic[] {
  // A translation of the wrong page differs from it everywhere.
  const unread = new Set(others.filter(({ code }) => ['WL1001', 'WL1002', 'WL1028'].includes(code)).map(({ file }) => file));
  // Where a source text differs from all its translations, the compiler names every one of them.
  const places = others.flatMap((other) => [other, ...(other.code === 'WL4012' ? (other.related ?? []) : [])]);
  const told = new Set(places.map(({ file, line }) => `${file}:${line}`));
  // A text may begin on the line below its name, and a mistyped name is told instead of the one that is missing.
  const named = new Set(others.flatMap(({ file, dataPath = [], expected }) => [`${file} ${dataPath.join('.')}`, `${file} ${expected}`]));
  const said = new Set(others.map(({ message }) => message));
  // A name that is told to be missing is not told again wherever the compiler meets it.
  const missing = new Set(others.flatMap(({ cause }) => (cause ? [cause.slice(cause.indexOf(' ') + 1)] : [])));
  return types.filter(
    ({ file, line, message }) =>
      !unread.has(file) &&
      !told.has(`${file}:${line}`) &&
      !said.has(message) &&
      !named.has(`${file} ${/^'([^']+)'/.exec(message)?.[1] ?? ''}`) &&
      !missing.has(/^(?:Argument of type|Type) '"([^"]+)"' is not assignable/.exec(message)?.[1] ?? ''),
  );
}
