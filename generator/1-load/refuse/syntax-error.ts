import { type Diagnostic, finding } from '../../diagnostics/diagnostic.ts';
import { placeInText, positionAt } from '../../diagnostics/place-in-text.ts';
import { type ParsedModule, parseModule } from '../../typescript/parse-module.ts';
import { editAt } from '../positions/make-edits.ts';
import { type MisreadText, misreadTexts } from './misread-texts.ts';
import { wrongSign } from './wrong-signs.ts';

/** WL1001: the first syntax error of a module. Such a file is not evaluated: the loader might read it differently than the parser. */
export function syntaxError(source: ParsedModule): Diagnostic | undefined {
  const { file, text } = source;
  const [error] = source.errors;
  if (!error) return undefined;
  const start = error.labels[0]?.start ?? 0;
  const position = error.labels.length ? positionAt(text, start) : undefined;
  const misread = misreadText(source, position?.line);
  return (
    wideSign(source, start) ??
    (misread?.fix ? misread : (mendedSign(source, start) ?? misread)) ??
    finding('WL1001', { file, ...position }, [
      `This file cannot be read as TypeScript: ${error.message.replace(/^[A-Z](?![A-Z])/, (letter) => letter.toLowerCase())}.`,
      /escape/.test(error.message)
        ? 'Write two backslashes for one.'
        : 'Look for a missing comma, quotation mark or brace here or on the line before.',
    ])
  );
}

/** The line of an error up to a sign of punctuation as East Asian keyboards write it, outside of a text. */
const fullWidth = /^((?:[^'\n]*'[^'\n]*')*?[^'\n]*?)([\uFF07\uFF0C\uFF1A\uFF5B\uFF5D])/;

function wideSign({ file, text }: ParsedModule, at: number): Diagnostic | undefined {
  const start = text.lastIndexOf('\n', at - 1) + 1;
  const [, before = '', sign = ''] = fullWidth.exec(text.slice(start)) ?? [];
  return sign === ''
    ? undefined
    : finding('WL1001', { file, ...positionAt(text, start + before.length) }, [
        `The sign ${sign} has full width, so that TypeScript does not know it.`,
        `Write ${sign.normalize('NFKC')}.`,
      ]);
}

/** WL1001 with its fix, if one sign is wrong or missing. */
function mendedSign(source: ParsedModule, at: number): Diagnostic | undefined {
  const wrong = wrongSign(source, at);
  if (!wrong) return undefined;
  const { span, newText, message } = wrong;
  const title = newText ? `Write ${newText.trim()}` : 'Remove it';
  const place = span[0] === span[1] ? positionAt(source.text, span[0]) : placeInText(source.text, span);
  const fix = { title, edits: [editAt(source, span, newText)] };
  return finding('WL1001', { file: source.file, ...place, fix }, [message, `${title}.`]);
}

/** The first text with wrong quotation marks, if they are all that is wrong, or cause the error in that line. Its fix mends all of them. */
function misreadText(source: ParsedModule, line: number | undefined): Diagnostic | undefined {
  const { file, text } = source;
  const texts = misreadTexts(text);
  const edits = texts.flatMap((one) => one.edits);
  const mended = edits.reduceRight((whole, [[from, to], newText]) => whole.slice(0, from) + newText + whole.slice(to), text);
  const isMended = parseModule(file, mended).errors.length === 0;
  const first = isMended ? texts.find((one) => one.edits.length) : texts[0];
  if (!first) return undefined;
  if (!isMended && positionAt(text, first.span[0]).line !== line) return undefined;
  const fix = { title: titles[first.kind] ?? '', edits: edits.map(([span, newText]) => editAt(source, span, newText)) };
  const others = texts.filter((one) => one !== first);
  const related = others.slice(0, most).map((one) => ({ file, ...placeInText(text, one.span), message: words[one.kind][0] }));
  return finding('WL1001', { file, ...placeInText(text, first.span), related, ...(isMended && { fix }) }, words[first.kind]);
}

/** The maximal number of further texts that are named. */
const most = 5;

const words: Readonly<Record<MisreadText['kind'], readonly [message: string, hint: string]>> = {
  apostrophe: ["This text has a straight apostrophe ('), which ends it here.", 'Write the apostrophe ’.'],
  quotation: ['This text has a straight quotation mark, which ends it here.', 'Write the quotation marks of print, such as “ and ”.'],
  marks: ["A text begins and ends with a straight quotation mark ('), and this one does not.", "Write ' before and behind the text."],
  broken: ['This text has a line break, and a text is one line.', 'Join its lines.'],
  open: ['This text has no quotation mark at its end.', 'Write it behind the last word.'],
};

const titles: Readonly<Partial<Record<MisreadText['kind'], string>>> = {
  apostrophe: 'Write ’',
  marks: "Write ' around the text",
  broken: 'Join the lines',
};
