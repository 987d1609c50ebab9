import { type Diagnostic, finding } from '../../diagnostics/diagnostic.ts';
import { type Place, placeInText } from '../../diagnostics/place-in-text.ts';
import { readText } from '../../package/read-text.ts';

/** U+FFFD, the decoder's replacement for malformed bytes. */
const replacement = '\uFFFD';

/** The text of a content file; undefined if it cannot be read or is not UTF-8, which `faultOfBytes` then explains. */
export function readSoundText(path: string): string | undefined {
  const text = readText(path);
  return text !== undefined && isSound(text) ? text : undefined;
}

/** Whether a text was decoded without loss and has no zero byte. */
export const isSound = (text: string) => !text.includes(replacement) && !text.includes('\0');

/** WL1016: the first byte of a file that is not UTF-8, with its line and column; undefined if all are. */
export function faultOfBytes(bytes: Buffer, file: string): Diagnostic | undefined {
  const text = bytes.toString('utf8');
  const placeIn = (index: number): Place => ({ file, ...placeInText(text, [index, index + 1]) });
  const wide = bytes[0] === 0xff && bytes[1] === 0xfe ? 'little' : bytes[0] === 0xfe && bytes[1] === 0xff ? 'big' : undefined;
  if (wide) return fault(placeIn(0), `This file is written in UTF-16 (${wide}-endian), so it cannot be read.`, saveAgain);
  const first = /[\0\uFFFD]/.exec(text)?.index;
  if (first === undefined) return undefined;
  const place = placeIn(first);
  if (text[first] === '\0') return fault(place, 'This file contains a zero byte (00), so it is not a text.', zero);
  // Everything before it was decoded without loss, so its length in bytes is known.
  const at = Buffer.byteLength(text.slice(0, first));
  const byte = bytes[at] as number;
  if (byte === 0xef && bytes[at + 1] === 0xbf && bytes[at + 2] === 0xbd) {
    return fault(place, `This text contains ${replacement}: a character was lost.`, retype);
  }
  const letter = windows1252.decode(bytes.subarray(at, at + 1));
  const hex = byte.toString(16).toUpperCase();
  const message = `This file is not UTF-8: the byte ${hex} is not a character here.`;
  return fault(place, message, /\p{L}|\p{P}|\p{S}/u.test(letter) ? looksLike(hex, letter) : saveAgain);
}

const windows1252 = new TextDecoder('windows-1252');

const saveAgain = 'Open it in an editor and save it with the encoding UTF-8.';
const retype = 'The file was once saved with another encoding. Write the character again, or restore the file from the version history.';
const zero = 'Open it in an editor, and save it with the encoding UTF-8; if it is damaged, restore it from the version history.';
const looksLike = (hex: string, letter: string) =>
  `It looks like Windows-1252 or Latin-1, where ${hex} is '${letter}'. Open it with that encoding, and save it with the encoding UTF-8.`;

const fault = (place: Place, message: string, hint: string): Diagnostic => finding('WL1016', place, [message, hint]);
