/** An error that the compiler has printed, with its continuation lines. */
export interface CompilerError {
  readonly file: string;
  readonly line: number;
  readonly column: number;
  /** `TS2322` */
  readonly number: string;
  readonly text: string;
}

const errorLine = /^(.+?)\((\d+),(\d+)\): error (TS\d+): (.*)$/;

/**
 * The errors in source files, and the first line that belongs to none: an error in the settings, or a line that cannot be parsed. An error is
 * `file(line,column): error TSnnnn: text`, followed by indented lines.
 */
export function readOutput(output: string): { errors: readonly CompilerError[]; unread: string | undefined } {
  const all: CompilerError[] = [];
  let unparsed: string | undefined;
  for (const line of output.split('\n')) {
    const [start, file = '', row, column, number = '', text = ''] = errorLine.exec(line) ?? [];
    const last = all.at(-1);
    if (start) all.push({ file, line: Number(row), column: Number(column), number, text });
    else if (last && /^\s+\S/.test(line)) all[all.length - 1] = { ...last, text: `${last.text}\n${line.trim()}` };
    else if (line.trim()) unparsed ??= line;
  }
  const isInSettings = ({ file }: CompilerError) => file.endsWith('.json');
  const inSettings = all.find(isInSettings);
  return {
    errors: all.filter((error) => !isInSettings(error)),
    unread: inSettings ? `${inSettings.file}: ${inSettings.text}` : unparsed,
  };
}
