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

/** Parses the errors in the compiler's output: `file(line,column): error TSnnnn: text`, followed by indented lines. */
export function parseOutput(output: string): CompilerError[] {
  const errors: CompilerError[] = [];
  for (const line of output.split('\n')) {
    const start = errorLine.exec(line);
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

/** The errors in source files, and the first other line: an error in the settings, or a line that cannot be parsed. */
export function readOutput(output: string): { errors: readonly CompilerError[]; unread: string | undefined } {
  const all = parseOutput(output);
  const inSettings = all.find(isInSettings);
  return {
    errors: all.filter((error) => !isInSettings(error)),
    unread: inSettings ? `${inSettings.file}: ${inSettings.text}` : unparsedLine(output),
  };
}

const isInSettings = ({ file }: CompilerError) => file.endsWith('.json');

/** The first line that is neither an error in a file nor the continuation of one. */
function unparsedLine(output: string): string | undefined {
  const lines = output.split('\n');
  const first = lines.findIndex((line) => errorLine.test(line));
  return lines.find((line, index) => line.trim() !== '' && !errorLine.test(line) && (index < first || first < 0 || !/^\s/.test(line)));
}
