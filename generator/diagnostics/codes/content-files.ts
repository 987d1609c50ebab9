import type { CodeDefinition } from '../code-definition.ts';

/** Content files: whether each can be read, and has the shape of its kind. */
export const contentFiles = {
  WL1001: {
    title: 'A content file cannot be read as TypeScript.',
    cause:
      'A comma, quotation mark or brace is missing or one too many. The place named is where reading stopped; the slip is there or just before it.',
    bad: "export default defineLanguages({\n  de: { name: 'German' nativeName: 'Deutsch' },\n});",
    good: "export default defineLanguages({\n  de: { name: 'German', nativeName: 'Deutsch' },\n});",
    suppressible: false,
    distortsTypes: true,
  },
  WL1002: {
    title: 'A content file stops with an error while it is loaded.',
    cause: 'Content files hold data only. One of them computes something that fails, or imports a file that does not exist.',
    bad: "import source from './eng.ts';",
    good: "import source from './en.ts';",
    suppressible: false,
    distortsTypes: true,
  },
  WL1003: {
    title: 'A content file does not have the shape that its place asks for.',
    cause: 'Each file exports one definition as its default, with the fields that its kind needs. The data path names the field.',
    bad: "export default defineCountry({ code: 'at', currency: 'EUR' });",
    good: "export default defineCountry({ code: 'at', name: 'Austria', currency: 'EUR', languages: ['de'], … });",
    suppressible: false,
    foundBy: 'compiler',
  },
  WL1004: {
    title: 'The folder is no content folder, or it is empty.',
    cause: 'A content folder holds site.ts, brand.ts, languages.ts, navigation.ts, at least one country, one dictionary and one page.',
    bad: 'content/  (empty)',
    good: 'content/site.ts, content/countries/de.ts, content/dictionaries/en.ts, content/pages/home/page.ts, …',
    suppressible: false,
    exitCodeAlone: 2,
    leavesUnchecked: 'everything',
  },
  WL1016: {
    title: 'A content file is not written in UTF-8.',
    cause:
      'Letters such as ä and é are kept as bytes, and the encoding says which. Content is read as UTF-8; in a file saved as Latin-1, Windows-1252 or UTF-16 some bytes stand for no letter, and visitors would read � in its place. Save the file again with the encoding UTF-8.',
    bad: "heading: 'F\\xFCr Sie'  (saved as Latin-1: the letter ü is the byte FC)",
    good: "heading: 'Für Sie'  (saved as UTF-8)",
    suppressible: false,
    distortsTypes: true,
  },
  WL1017: {
    title: 'A merge has left both versions of some lines in a file.',
    cause:
      'Two people have changed the same lines, and nobody has decided yet. Between <<<<<<< and ======= stands one version, between ======= and >>>>>>> the other. Keep what is right and delete the rest together with the marks.',
    bad: "<<<<<<< HEAD\n  heading: 'Help',\n=======\n  heading: 'Support',\n>>>>>>> main",
    good: "  heading: 'Support',",
    suppressible: false,
    distortsTypes: true,
  },
  WL1018: {
    title: "A file's name says nothing, so that nobody reads the file.",
    cause:
      'Texts are in files that are named for the tag of their language (de.ts, zh-Hant.ts), countries in files that are named for their code in two lower-case letters (at.ts). A file of another name is read only where another content file imports it.',
    bad: 'content/pages/support/german.ts',
    good: 'content/pages/support/de.ts',
    distortsTypes: true,
  },
  WL1019: {
    title: 'Content files import each other in a circle.',
    cause:
      'A file is read after all that it imports. In a circle none can be the first, and what one takes from another is not there yet. Take one import out; what two files need goes into a third one.',
    bad: 'facts/prices.ts imports facts/trial.ts, which imports facts/prices.ts',
    good: 'both import facts/shared-dates.ts, which imports neither',
    suppressible: false,
    distortsTypes: true,
  },
  WL1020: {
    title: 'A content file does more than say what is true.',
    cause:
      'Content is data: it is the same today and tomorrow, here and on another machine. It asks no clock, draws no random number, reads no file, no address and no setting of the machine, and loads no code. Such a file is not run.',
    bad: "lead: 'In business since ' + new Date().getFullYear()",
    good: "lead: 'In business since 2015'",
    suppressible: false,
    distortsTypes: true,
  },
  WL1021: {
    title: 'A content file imports what is no content.',
    cause:
      "Content imports 'wortlaut' and its own files. A package, a module of Node or a file outside of the content folder could do anything while the site is read. Types alone may be imported from anywhere.",
    bad: "import { readFileSync } from 'node:fs';",
    good: "import { defineCopy } from 'wortlaut';",
    suppressible: false,
    distortsTypes: true,
  },
  WL1034: {
    title: 'A name in the content is one that JavaScript keeps for itself.',
    cause:
      'A value under the name __proto__ becomes no entry of its group: it is lost without a word, and no page could show it. Every other name can be used, toString and constructor too.',
    bad: "__proto__: 'How it began'",
    good: "prototype: 'How it began'",
    suppressible: false,
  },
  WL1037: {
    title: 'What a content file exports is no data.',
    cause:
      'A definition is texts, numbers, lists and groups, which can be read to their end. One that holds itself has none; a Proxy, or a value that is computed when it is asked for, may say something else each time, or stop with an error.',
    bad: 'const help = { heading: … }; help.more = help; export default help;',
    good: "export default defineCopy('help', { heading: … });",
    suppressible: false,
  },
  WL1038: {
    title: 'Something in the content folder is no file.',
    cause:
      'A pipe, a socket or a device was put where a file belongs. Whoever read it would wait until somebody writes to it, so nobody does. Or a link leads to a folder, to nothing or to itself.',
    bad: 'mkfifo content/pages/help/es.ts',
    good: 'content/pages/help/es.ts, a file',
    suppressible: false,
    foundBy: 'system',
  },
  WL1039: {
    title: 'A content file came to no end.',
    cause:
      'Content is read in milliseconds. A file that keeps the machine busy for many seconds has a loop that never ends, so it was stopped where it was. WORTLAUT_CONTENT_LIMIT names another number of seconds.',
    bad: 'while (list.length < 3) { … }  where nothing is added to the list',
    good: 'the list, written out',
    suppressible: false,
    foundBy: 'system',
  },
  WL1041: {
    title: 'A group of a content file gives a name twice.',
    cause:
      'Of two values under one name JavaScript keeps the last one, and the first is lost without a word. Mostly a text was pasted, or a line was copied and its name not changed.',
    bad: "lead: 'Since 2019.',  and three lines below  lead: 'We are Muster.',",
    good: "lead: 'We are Muster, since 2019.',",
    suppressible: false,
    distortsTypes: true,
  },
} as const satisfies Record<string, CodeDefinition>;
