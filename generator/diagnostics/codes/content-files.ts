import type { CodeDefinition } from '../code-definition.ts';

/** Content files: whether each can be read, and has the shape of its kind. */
export const contentFiles = {
  WL1001: {
    title: 'A content file cannot be read as TypeScript.',
    cause:
      'A comma, quotation mark or brace is missing or one too many. The place is where the reader stopped; the mistake is there or just before it.',
    bad: "export default defineLanguages({\n  de: { name: 'German' nativeName: 'Deutsch' },\n});",
    good: "export default defineLanguages({\n  de: { name: 'German', nativeName: 'Deutsch' },\n});",
    suppressible: false,
    distortsTypes: true,
  },
  WL1002: {
    title: 'A content file stops with an error while it is loaded.',
    cause: 'Content files contain only data. This one computes something that fails, or imports a missing file.',
    bad: "import source from './eng.ts';",
    good: "import source from './en.ts';",
    suppressible: false,
    distortsTypes: true,
  },
  WL1003: {
    title: 'A content file does not have the shape of its kind.',
    cause: 'The default export of each file is one definition with the fields of its kind. The data path names the field.',
    bad: "export default defineCountry({ code: 'at', currency: 'EUR' });",
    good: "export default defineCountry({ code: 'at', name: 'Austria', currency: 'EUR', languages: ['de'], … });",
    suppressible: false,
    foundBy: 'compiler',
  },
  WL1004: {
    title: 'The folder is not a content folder, or it is empty.',
    cause: 'A content folder contains site.ts, brand.ts, languages.ts, navigation.ts, at least one country, one dictionary and one page.',
    bad: 'content/  (empty)',
    good: 'content/site.ts, content/countries/de.ts, content/dictionaries/en.ts, content/pages/home/page.ts, …',
    suppressible: false,
    exitCodeAlone: 2,
    leavesUnchecked: 'everything',
  },
  WL1016: {
    title: 'A content file is not written in UTF-8.',
    cause:
      'Content is read as UTF-8. In a file saved as Latin-1, Windows-1252 or UTF-16 some bytes are not letters, and visitors would read � instead. Save the file again with the encoding UTF-8.',
    bad: "heading: 'F\\xFCr Sie'  (saved as Latin-1: the letter ü is the byte FC)",
    good: "heading: 'Für Sie'  (saved as UTF-8)",
    suppressible: false,
    distortsTypes: true,
  },
  WL1017: {
    title: 'A file contains an unresolved merge conflict.',
    cause:
      'Two people have changed the same lines. One version is between <<<<<<< and =======, the other between ======= and >>>>>>>. Keep the right one; delete the other and the marks.',
    bad: "<<<<<<< HEAD\n  heading: 'Help',\n=======\n  heading: 'Support',\n>>>>>>> main",
    good: "  heading: 'Support',",
    suppressible: false,
    distortsTypes: true,
  },
  WL1018: {
    title: 'A file is never read, because its name has no meaning.',
    cause:
      'Files of texts are named after the tag of their language (de.ts, zh-Hant.ts), files of countries after their code in two lower-case letters (at.ts). A file with another name is read only if another content file imports it.',
    bad: 'content/pages/support/german.ts',
    good: 'content/pages/support/de.ts',
    distortsTypes: true,
  },
  WL1019: {
    title: 'Content files import each other in a circle.',
    cause:
      'A file is read after its imports. In a circle no file can be first, and imported values are missing. Remove one import; move values that two files need into a third.',
    bad: 'facts/prices.ts imports facts/trial.ts, which imports facts/prices.ts',
    good: 'both import facts/shared-dates.ts, which imports neither',
    suppressible: false,
    distortsTypes: true,
  },
  WL1020: {
    title: 'A content file contains more than data.',
    cause:
      'Content is data: the same today and tomorrow, here and on another machine. It uses no clock, random number, file, network or environment, and loads no code. Other files are not run.',
    bad: "lead: 'In business since ' + new Date().getFullYear()",
    good: "lead: 'In business since 2015'",
    suppressible: false,
    distortsTypes: true,
  },
  WL1021: {
    title: 'A content file imports something other than content.',
    cause:
      "Content imports 'wortlaut' and its own files. A package, a module of Node or a file outside of the content folder could do anything while the site is read. Only types may be imported from anywhere.",
    bad: "import { readFileSync } from 'node:fs';",
    good: "import { defineCopy } from 'wortlaut';",
    suppressible: false,
    distortsTypes: true,
  },
  WL1034: {
    title: 'A name in the content is reserved by JavaScript.',
    cause:
      'A value with the name __proto__ is silently lost, so that no page could show it. Every other name can be used, also toString and constructor.',
    bad: "__proto__: 'How it began'",
    good: "prototype: 'How it began'",
    suppressible: false,
  },
  WL1037: {
    title: 'The export of a content file is not data.',
    cause:
      'A definition consists of texts, numbers, lists and groups. A value that contains itself has no end; a Proxy or a getter may return something else each time, or throw.',
    bad: 'const help = { heading: … }; help.more = help; export default help;',
    good: "export default defineCopy('help', { heading: … });",
    suppressible: false,
  },
  WL1038: {
    title: 'Something in the content folder is not a file.',
    cause: 'It is a pipe, a socket or a device, which could block the build; or a link to a folder, to nothing or to itself.',
    bad: 'mkfifo content/pages/help/es.ts',
    good: 'content/pages/help/es.ts, a file',
    suppressible: false,
    foundBy: 'system',
  },
  WL1039: {
    title: 'A content file did not finish loading.',
    cause:
      'Content is read in milliseconds. A file that takes many seconds has an endless loop, so it was stopped. WORTLAUT_CONTENT_LIMIT sets another limit in seconds.',
    bad: 'while (list.length < 3) { … }  where nothing is added to the list',
    good: 'the list, written out',
    suppressible: false,
    foundBy: 'system',
  },
  WL1041: {
    title: 'A group of a content file has a name twice.',
    cause:
      'JavaScript keeps the last of two values with one name and silently drops the first. Usually a line was copied and its name not changed.',
    bad: "lead: 'Since 2019.',  and three lines below  lead: 'We are Muster.',",
    good: "lead: 'We are Muster, since 2019.',",
    suppressible: false,
    distortsTypes: true,
  },
} as const satisfies Record<string, CodeDefinition>;
