import { isWithin } from '../../model/within.ts';
import { definitionOf } from '../codes.ts';
import { type Diagnostic, folderOf } from '../diagnostic.ts';
import { isOfWholeFile } from './foreign-texts.ts';

/** Whether a type error only repeats what other diagnostics report. */
type IsRepeat = (error: Diagnostic) => boolean;

/** Removes type errors that a check reports, too: each fault is reported once, by the check. `others` must have their lines. */
export function withoutRepeats(types: readonly Diagnostic[], others: readonly Diagnostic[]): Diagnostic[] {
  const rules = [inUnreadFile, besideUnreadFile, atSameLine, ofSameName, ofMissingName, inSameText, ofReportedText, withoutSource];
  // A finding on a page has another subject than the types of its component, except that a component stops at its line.
  const ofSources = others.filter(({ address, code }) => address === undefined || code === 'WL6001');
  const areRepeats = rules.map((rule) => rule(ofSources));
  // Without a file, an error is about the compiler itself.
  return types.filter((error) => error.file === undefined || !areRepeats.some((isRepeat) => isRepeat(error)));
}

/** Removes findings that the compiler reports, too: texts that no page shows because the outline lacks them, mistyped attributes and texts, and translations without markup that the source may not have. */
export function withoutTyped(findings: readonly Diagnostic[], types: readonly Diagnostic[]): readonly Diagnostic[] {
  const unlisted = types.flatMap(({ code, file, message }) => (code === 'WL4006' ? { file, path: pathIn(message) ?? '' } : []));
  const mistyped = new Set(types.map(({ file, message }) => `${file} ${/^('.+') does not exist here/.exec(message)?.[1]?.toLowerCase()}`));
  const unknown = new Set([...mistyped].map((one) => one.slice(one.indexOf(" '") + 2, -1)));
  const plain = new Set(
    types.flatMap(({ code, file, message }) => (code === 'WL2032' && file ? `${folderOf(file)} ${pathIn(message)}` : [])),
  );
  return findings.filter(({ code, file, dataPath = [], message }) => {
    if (code === 'WL2031') return !plain.has(`${folderOf(file ?? '')} ${dataPath.join('.')}`);
    if (code === 'WL2010' && file?.includes('/pages/')) return !unknown.has(dataPath.at(-1)?.toLowerCase() ?? '');
    if (code === 'WL5007') return !mistyped.has(`${file} ${/ attribute ('[^']+')/.exec(message)?.[1]}`);
    return code !== 'WL2017' || !unlisted.some((one) => one.file === file && isWithin(dataPath.join('.'), one.path));
  });
}

/** In a file of the theme that could not be read, or of texts in a language that is not listed. */
function inUnreadFile(others: readonly Diagnostic[]): IsRepeat {
  const isUnread = ({ code, dataPath }: Diagnostic) => code === 'WL6005' || (code === 'WL1007' && !dataPath?.length);
  const unread = new Set(others.filter((one) => isUnread(one) || isOfWholeFile(one)).map(({ file }) => file));
  return ({ file }) => unread.has(file);
}

/** In the folder of a file that could not be read, or that has no definition: its files are translations of each other. */
function besideUnreadFile(others: readonly Diagnostic[]): IsRepeat {
  const folders = new Set(
    others
      .filter(({ code, dataPath }) => definitionOf(code).distortsTypes || (code === 'WL1003' && !dataPath?.length))
      .flatMap(({ file, related = [] }) => [file, ...related.map((other) => other.file)])
      .flatMap((file) => (file ? [folderOf(file)] : [])),
  );
  return ({ file }) => file !== undefined && folders.has(folderOf(file));
}

/** At the line of another error, or with its message. A warning replaces no error. */
function atSameLine(all: readonly Diagnostic[]): IsRepeat {
  const others = all.filter(({ severity }) => severity === 'error');
  const lines = new Set(others.map(({ file, line }) => `${file}:${line}`));
  const messages = new Set(others.map(({ message }) => message));
  return ({ file, line, message }) => lines.has(`${file}:${line}`) || messages.has(message);
}

/** About the same text: it may begin on the line below its name. If a name is mistyped, the expected one is not reported as missing. */
function ofSameName(others: readonly Diagnostic[]): IsRepeat {
  const names = new Set(others.flatMap(({ file, dataPath = [], expected }) => [`${file} ${dataPath.join('.')}`, `${file} ${expected}`]));
  return ({ file, message }) => names.has(`${file} ${pathIn(message) ?? ''}`);
}

/** About a name that does not exist, at each of its uses. */
function ofMissingName(others: readonly Diagnostic[]): IsRepeat {
  const missing = new Set(others.flatMap(({ cause }) => (cause ? [cause.slice(cause.indexOf(' ') + 1)] : [])));
  const named =
    /^(?:(?:Argument of type|Type) '"|Cannot find module '|The page '|')([^"']+)"?' (?:is not|or|does not exist)|placeholder \{\w+:([^}]+)\}/;
  // The file of these facts is missing or has another name (causeOfMissingFact).
  const moved = others.flatMap(({ cause = '' }) => /^facts of (.+)$/.exec(cause)?.[1] ?? []);
  return ({ message }) => {
    const [, value = '', placeholder = value] = named.exec(message) ?? [];
    return missing.has(placeholder) || moved.some((group) => placeholder.startsWith(group));
  };
}

/** About a text with one of these faults, in the files that are compared with it: not a text, a broken link, other tokens. */
function inSameText(others: readonly Diagnostic[]): IsRepeat {
  const texts = others.flatMap(({ code, file, dataPath = [], found = '' }) =>
    (/^WL(?:1003|2030|4012)$/.test(code) || found.startsWith('](')) && file && dataPath.length
      ? [{ folder: folderOf(file), path: dataPath.join('.'), only: code === 'WL2030' ? 'WL2031' : undefined }]
      : [],
  );
  return ({ code, file, message }) => {
    const path = pathIn(message);
    if (!file || path === undefined) return false;
    const alike = texts.filter(({ folder, only = code }) => folder === folderOf(file) && only === code);
    return alike.some((one) => isWithin(path, one.path) || isWithin(one.path, path));
  };
}

/** In the compiler's words (WL6006): each component that reads a text with different names in the dictionaries. */
function ofReportedText(others: readonly Diagnostic[]): IsRepeat {
  const texts = new Set(
    others.flatMap(({ code, file = '', dataPath = [], expected }) =>
      /^WL20(?:01|02|10)$/.test(code) && file.includes('/dictionaries/')
        ? [dataPath.at(-1) ?? [], expected?.split('.').at(-1) ?? []].flat()
        : [],
    ),
  );
  return ({ code, file = '', message }) => {
    if (code !== 'WL6006' || !/(?:^|\/)runtime\//.test(file)) return false;
    const keys = /^Argument of type '(.+?)' is not assignable to parameter of type 'Key</.exec(message)?.[1];
    const names = keys?.match(/(?<=")[^"|]+(?=")/g) ?? /^Property '([^']+)' does not exist on type/.exec(message)?.slice(1) ?? [];
    return names.some((name) => texts.has(name));
  };
}

/** Any, if the source language is not a language of the site: the dictionary in it gives words and their arguments their types. */
function withoutSource(others: readonly Diagnostic[]): IsRepeat {
  const isUnknown = others.some(({ code, dataPath = [] }) => code === 'WL1007' && dataPath[0] === 'sourceLanguage');
  return () => isUnknown;
}

const pathIn = (message: string) => /^'([^']+)'/.exec(message)?.[1];
