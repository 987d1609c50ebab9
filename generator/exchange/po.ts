import { type GetTextTranslation, po as gettext } from 'gettext-parser';
import { states } from './states.ts';
import type { ExchangedTexts, ExchangedUnit, Format, ReadTexts, ReturnedUnit } from './texts.ts';

/* PO of GNU gettext. The context names the text and the hashes of the export; comments name the codes. */

function write({ name, file, sourceLanguage, language, base, units }: ExchangedTexts): string {
  const headers = {
    'Content-Type': 'text/plain; charset=UTF-8',
    'Content-Transfer-Encoding': '8bit',
    'MIME-Version': '1.0',
    Language: language,
    'X-Source-Language': sourceLanguage,
    'X-Wortlaut-File': file,
    'X-Wortlaut-Site': base,
  };
  const entries = units.map((unit) => entryOf(unit, name));
  const translations = Object.fromEntries(entries.map((entry) => [entry.msgctxt, { [entry.msgid]: entry }]));
  return gettext.compile({ charset: 'utf-8', headers, translations }).toString();
}

function entryOf({ key, number, src, txt, state, source, target = '', labels, shown, isLocked, previous }: ExchangedUnit, name: string) {
  const codes = [...labels].map(([label, code]) => `${label}: ${code}`);
  const seen = [...shown].map(([label, words]) => `${label} shows “${words}”`);
  const remarks = [...(number === undefined ? [] : [`Number ${number}`]), ...(isLocked ? ['Leave this text as it is.'] : [])];
  const before = previous.map((one) => `msgid ${JSON.stringify(one.source)}`);
  return {
    msgctxt: [name, key, src, txt].join(' '),
    msgid: source,
    msgstr: [target],
    comments: {
      extracted: [...remarks, ...codes, ...seen].join('\n'),
      ...(states[state].isFuzzy && { flag: 'fuzzy' }),
      ...(before.length > 0 && { previous: before.join('\n') }),
    },
  };
}

function read(text: string): ReadTexts {
  try {
    const { headers, translations } = gettext.parse(text, { validation: true });
    const units = Object.entries(translations).flatMap(([context, entries]) =>
      context ? Object.values(entries).map((entry) => unitOf(context, entry)) : [],
    );
    const header = (name: string) => headers[name] ?? '';
    return [{ file: header('X-Wortlaut-File'), language: header('Language'), base: header('X-Wortlaut-Site'), units }];
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    return { fault: `is not well-formed PO: ${error.message.split('\n')[0]}. Export it again, or let the tool save it again.` };
  }
}

function unitOf(context: string, { msgid, msgstr, comments }: GetTextTranslation): ReturnedUnit {
  const [, key = '', src = '', txt = ''] = context.split(' ');
  const codes = [...(comments?.extracted ?? '').matchAll(/^([gx]\d+): (.*)$/gm)].map(([, label = '', code = '']) => [label, code] as const);
  return { key, src, txt, source: msgid, target: msgstr[0], ...(codes.length > 0 && { labels: new Map(codes) }), isFinal: false };
}

/** The format of Poedit and of tools that are made for software. */
export const po: Format = { write, read };
