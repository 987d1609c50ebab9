import type { Edit, WrittenValue } from '../../diagnostics/fix.ts';
import { literalOf } from './make-edits.ts';

/** The edit that writes a file of translations that does not exist yet. It is refused if the file has been written meanwhile. */
export function newTextFile(file: string, sourceLanguage: string, texts: WrittenValue): Edit {
  const head = `import { translate } from 'wortlaut';\nimport source from './${sourceLanguage}.ts';\n\n`;
  const wholeFile = { line: 1, column: 1, endLine: Number.MAX_SAFE_INTEGER, endColumn: 1 };
  return { file, ...wholeFile, oldText: '', newText: `${head}export default translate(source, ${literalOf(texts, "'")});\n` };
}
