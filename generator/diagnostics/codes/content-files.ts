import { code } from '../code-definition.ts';

/** Content files: whether each can be read, and has the shape of its kind. */
export const contentFiles = {
  WL1001: code({ suppressible: false, distortsTypes: true })`A content file cannot be read as TypeScript.
    A comma, quotation mark or brace is missing or one too many. The place is where the reader stopped; the mistake is there or just before it. Inside a text, the apostrophe is ’, because ' ends the text.
    - export default defineLanguages({
    -   de: { name: 'German' nativeName: 'Deutsch' },
    - });
    + export default defineLanguages({
    +   de: { name: 'German', nativeName: 'Deutsch' },
    + });`,
  WL1002: code({ suppressible: false, distortsTypes: true })`A content file stops with an error while it is loaded, or does not end.
    Content files contain only data. This one computes something that fails or never ends, or imports a missing file.
    - import source from './eng.ts';
    + import source from './en.ts';`,
  WL1003: code({ suppressible: false, foundBy: 'compiler' })`A content file does not have the shape of its kind.
    The default export of each file is one definition with the fields of its kind. The data path names the field.
    - export default defineCountry({ code: 'at', currency: 'EUR' });
    + export default defineCountry({ code: 'at', name: 'Austria', currency: 'EUR', languages: ['de'], … });`,
  WL1004: code({ suppressible: false, exitCodeAlone: 2, leavesUnchecked: 'everything' })`The folder is not a content folder, or it is empty.
    A content folder contains site.ts, brand.ts, languages.ts, navigation.ts, at least one country, one dictionary and one page.
    - content/  (empty)
    + content/site.ts, content/countries/de.ts, content/dictionaries/en.ts, content/pages/home/page.ts, …`,
  WL1016: code({ suppressible: false, distortsTypes: true })`A content file is not written in UTF-8.
    Content is read as UTF-8. In a file saved as Latin-1, Windows-1252 or UTF-16 some bytes are not letters, and visitors would read � instead. Save the file again with the encoding UTF-8.
    - heading: 'F\\xFCr Sie'  (saved as Latin-1: the letter ü is the byte FC)
    + heading: 'Für Sie'  (saved as UTF-8)`,
  WL1017: code({ suppressible: false, distortsTypes: true })`A file contains an unresolved merge conflict.
    Two people have changed the same lines. One version is between <<<<<<< and =======, the other between ======= and >>>>>>>. Keep the right one; delete the other and the marks.
    - <<<<<<< HEAD
    -   heading: 'Help',
    - =======
    -   heading: 'Support',
    - >>>>>>> main
    +   heading: 'Support',`,
  WL1018: code({ distortsTypes: true })`A file in the content folder is never read.
    Files of texts are named after the tag of their language (de.ts, zh-Hant.ts), files of countries after their code in two lower-case letters (at.ts), and texts of a page are beside its page.ts. A file with another name or place is read only if another content file imports it; one that is not TypeScript is not content. Files with names in capitals, such as README.md, are for people.
    - content/pages/support/german.ts
    + content/pages/support/de.ts`,
  WL1019: code({ suppressible: false, distortsTypes: true })`Content files import each other in a circle.
    A file is read after its imports. In a circle no file can be first, and imported values are missing. Remove one import; move values that two files need into a third.
    - facts/prices.ts imports facts/trial.ts, which imports facts/prices.ts
    + both import facts/shared-dates.ts, which imports neither`,
  WL1020: code({ suppressible: false, distortsTypes: true })`A content file contains more than data.
    Content is data: the same today and tomorrow, here and on another machine. It uses no clock, random number, file, network or environment, loads no code, and has no while, do or for (;;), which may never end. Other files are not run.
    - lead: 'In business since ' + new Date().getFullYear()
    + lead: 'In business since 2015'`,
  WL1021: code({ suppressible: false, distortsTypes: true })`A content file imports something other than content.
    Content imports 'wortlaut' and its own files. A package, a module of Node or a file outside of the content folder could do anything while the site is read. Only types may be imported from anywhere.
    - import { readFileSync } from 'node:fs';
    + import { defineCopy } from 'wortlaut';`,
  WL1034: code({ suppressible: false })`JavaScript does not keep a name in the content as it is written.
    A value with the name __proto__ is silently lost. Names that are whole numbers come first in their group, by size, so that a page would show another order than the file. Every other name can be used, also toString and constructor.
    - sections: { '2024': …, '1999': … }
    + sections: { y2024: …, y1999: … }`,
  WL1037: code({ suppressible: false })`The export of a content file is not data.
    A definition consists of texts, numbers, lists and groups. A value that contains itself has no end; a Proxy or a getter may return something else each time, or throw.
    - const help = { heading: … }; help.more = help; export default help;
    + export default defineCopy('help', { heading: … });`,
  WL1038: code({ suppressible: false, foundBy: 'system' })`Something in the content folder is not a file.
    It is a pipe, a socket or a device, which could block the build; or a link to nothing, to itself or to a folder that contains it.
    - mkfifo content/pages/help/es.ts
    + content/pages/help/es.ts, a file`,
  WL1041: code({ suppressible: false, distortsTypes: true })`A group of a content file has a name twice.
    JavaScript keeps the last of two values with one name and silently drops the first. Usually a line was copied and its name not changed.
    - lead: 'Since 2019.',  and three lines below  lead: 'We are Muster.',
    + lead: 'We are Muster, since 2019.',`,
};
