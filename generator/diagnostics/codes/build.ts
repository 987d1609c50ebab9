import type { CodeDefinition } from '../code-definition.ts';

export const build = {
  WL6001: {
    title: 'A template failed while a page was rendered.',
    cause:
      'The template, or a component or island in it, threw an error at the place that is named. Correct it there; or, if it reads what the structure of the page does not have, add that to page.ts. Every page with the same failure is one report.',
    bad: 'structure.items.map(…)  where page.ts has no items',
    good: 'structure: { items: [] }',
    suppressible: false,
    foundBy: 'theme',
    leavesUnchecked: 'pages',
  },
  WL6002: {
    title: 'A check failed to run.',
    cause: 'This is a fault in Wortlaut, not in the content. The other checks ran. Please report it with the message.',
    bad: 'a check that throws',
    good: 'a check that returns diagnostics',
    suppressible: false,
    exitCode: 70,
    foundBy: 'system',
    leavesUnchecked: 'content',
  },
  WL6003: {
    title: 'The output cannot be written.',
    cause: 'The folder is missing, belongs to somebody else, is no folder, or the disk is full. The last good site is untouched.',
    bad: 'wortlaut build --out /root/site  (as an ordinary user)',
    good: 'wortlaut build --out dist',
    suppressible: false,
    exitCodeAlone: 2,
    foundBy: 'system',
  },
  WL6004: {
    title: 'Another build is writing to the same folder.',
    cause: 'Two builds must not write to one folder at once. Wait for the other one, or give this one a folder of its own with --out.',
    bad: 'npx wortlaut build & npx wortlaut build',
    good: 'npx wortlaut build --out preview',
    suppressible: false,
    exitCodeAlone: 2,
    foundBy: 'system',
  },
  WL6005: {
    title: 'A file of the theme cannot be used.',
    cause:
      'A template, component, island or style sheet in runtime/ has a mistake, imports what does not exist, or stops with an error while it is loaded. No page is made before it is corrected.',
    bad: "import { Picker } from './picker'",
    good: "import { Picker } from './picker.tsx'",
    suppressible: false,
    foundBy: 'theme',
    leavesUnchecked: 'everything',
  },
  WL6006: {
    title: 'The compiler found a type error.',
    cause: 'A value has another type than its place asks for. The message says which.',
    bad: "amount: '30'",
    good: 'amount: 30',
    foundBy: 'compiler',
  },
  WL6007: {
    title: 'The cache could not be used.',
    severity: 'warning',
    cause: 'It is damaged, cut short or from another version. It was set aside and everything was built anew; nothing else is needed.',
    bad: '.wortlaut/build.json cut off in the middle',
    good: 'the next build writes a new one',
    suppressible: false,
    foundBy: 'system',
  },
  WL6010: {
    title: 'A suppression has expired.',
    cause:
      'A finding was put aside until a day that has passed, and it is still there. Correct what it reports and remove the suppression, or decide anew, with a reason, until when it may stay.',
    bad: "{ code: 'WL4001', file: 'content/brand.ts', dataPath: 'placeholder', reason: '…', until: '2020-01-31' }",
    good: 'the finding corrected, and the suppression removed',
    suppressible: false,
  },
  WL6011: {
    title: 'A suppression puts nothing aside.',
    cause:
      'The finding that it names is not there: it was corrected, or its file or data path is not the one that check prints. Left in place, it would hide the next mistake. check --fix removes it.',
    bad: "a suppression of WL4001 in content/brand.ts, which has no 'placeholder' any more",
    good: 'no suppression without its finding',
    suppressible: false,
  },
  WL6012: {
    title: 'A suppression names a code that cannot be suppressed.',
    cause:
      'The code does not exist, or it means that the content cannot be read or shown, or that the build itself failed: then there is no site that could be shown in spite of it.',
    bad: "{ code: 'WL1001', file: 'content/pages/help/de.ts', … }",
    good: 'the file corrected',
    suppressible: false,
  },
  WL6013: {
    title: 'A suppression names several findings.',
    cause:
      'A suppression puts exactly one finding aside, so that nothing new hides behind it. Where several stand at one place, `text` tells them apart: words that only one of the messages has.',
    bad: "{ code: 'WL1009', file: 'content/pages/help/de.ts', dataPath: 'trial', … }  (two unknown facts)",
    good: "{ code: 'WL1009', file: 'content/pages/help/de.ts', dataPath: 'trial', text: '{fact:trial.period}', … }",
    suppressible: false,
  },
  WL6014: {
    title: 'The TypeScript compiler is not installed.',
    cause:
      'Types are checked by the compiler in node_modules/typescript, which is not there, or not for this machine: packages were installed without those for development, or copied from another system. Nothing is known of the types until it is there.',
    bad: 'npm ci --omit=dev && npx wortlaut check',
    good: 'npm ci && npx wortlaut check',
    suppressible: false,
    exitCode: 2,
    foundBy: 'system',
    leavesUnchecked: 'types',
  },
  WL6015: {
    title: 'The TypeScript compiler did not come to its end.',
    cause:
      'It was ended by a signal, ran out of memory, or ended without naming an error. Whether the types are right is not known, so the check has failed, whatever else it says.',
    bad: 'a container with 256 MB, in which the system ends the compiler',
    good: 'a container with 1 GB',
    suppressible: false,
    exitCode: 70,
    foundBy: 'system',
    leavesUnchecked: 'types',
  },
  WL6016: {
    title: "The TypeScript compiler's answer could not be read.",
    cause:
      'It named an error that stands in no file of the site, such as one in its settings, or said something that is no error at all. Whether the types are right is not known.',
    bad: "error TS5024: Compiler option 'strict' requires a value of type boolean.",
    good: '"strict": true in tsconfig.json',
    suppressible: false,
    exitCode: 70,
    foundBy: 'system',
    leavesUnchecked: 'types',
  },
  WL6017: {
    title: 'A part of Wortlaut ended before its work was done.',
    cause:
      'A thread or process was killed or ran out of memory, so nobody knows what it would have found. Nothing was written. Run the command again, with more memory if it ran out of it.',
    bad: 'a build in a container with 256 MB',
    good: 'NODE_OPTIONS=--max-old-space-size=4096 npx wortlaut build',
    suppressible: false,
    exitCode: 70,
    foundBy: 'system',
  },
  WL6018: {
    title: 'Wortlaut itself has failed.',
    cause:
      'An error was thrown in Wortlaut, not in the content or the theme. Commands end with exit code 70, and dev shows it over the page. Please report it with the places that it names.',
    bad: 'an exception in generator/',
    good: 'a diagnostic with its place',
    suppressible: false,
    exitCode: 70,
    foundBy: 'system',
  },
  WL6019: {
    title: 'Browsers cannot find an island.',
    cause:
      'runtime/client.ts fetches the island `country-picker` from runtime/islands/country-picker.tsx and takes its export CountryPicker. An entry of the registry that imports another file or another name, or that runtime/client.ts does not import, is rendered and never hydrated: nobody can use it.',
    bad: "calculator: Calc  // import { Calc } from './calc.tsx'",
    good: "calculator: Calculator  // import { Calculator } from './calculator.tsx'",
    suppressible: false,
    foundBy: 'theme',
  },
  WL6020: {
    title: 'A component renders an island that the registry does not list.',
    cause: 'runtime/islands/registry.ts lists every island under the name of its file. What is not in it cannot be rendered.',
    bad: '<Island of="calculator" …>, and no calculator in registry.ts',
    good: "import { Calculator } from './calculator.tsx'; … calculator: Calculator,",
    suppressible: false,
    foundBy: 'theme',
  },
  WL6021: {
    title: 'A template does not name the type of its props.',
    cause:
      'What a page of a template needs is known from the props of its component. The function is imported in runtime/templates.ts from its file, and its props have a named type, imported or exported there. Then content is checked without compiling the components.',
    bad: 'export function PricesPage({ copy }: { copy: { heading: Localized } })',
    good: 'export function PricesPage({ copy }: PricesProps)',
    suppressible: false,
    foundBy: 'theme',
  },
  WL6022: {
    title: 'A static file has the name of something that the build writes.',
    cause:
      'Files in runtime/static are copied to the root of the site. One that has the name of a page, of a folder with pages, or of a file that the build makes itself, such as robots.txt, cannot be published.',
    bad: 'runtime/static/robots.txt',
    good: 'runtime/static/brochure.pdf',
    suppressible: false,
    foundBy: 'theme',
  },
  WL6023: {
    title: 'The site is written for another version of Wortlaut, or its package.json cannot be read.',
    cause:
      'package.json of the site names the versions of wortlaut for which it was written, and another one is installed. Content, types and theme may differ between versions, so no command goes on, nor where package.json is no JSON. `npm install` installs what package.json names; The changelog describes what a newer version changes.',
    bad: '"wortlaut": "^0.1.0" in package.json, and 0.2.0 in node_modules',
    good: '"wortlaut": "^0.2.0"',
    suppressible: false,
    exitCode: 2,
    foundBy: 'system',
    leavesUnchecked: 'everything',
  },
  WL6025: {
    title: 'A document of the theme failed while it was rendered.',
    cause:
      'A file that the theme writes for every locale, such as a feed, threw an error, shows a text that the dictionary does not have, or returned no text. Each document is reported once.',
    bad: "documents: { 'feed.xml': { type: 'application/atom+xml', render: () => undefined } }",
    good: "documents: { 'feed.xml': { type: 'application/atom+xml', render: atomFeed } }",
    suppressible: false,
    foundBy: 'theme',
  },
  WL6024: {
    title: 'A document of the theme cannot be at its address.',
    cause:
      'It is one file beside the pages of every locale. Its name is in lower case, has an ending and is not that of a page, a redirect or a file that the build writes.',
    bad: "documents: { 'feed': … }",
    good: "documents: { 'feed.xml': … }",
    suppressible: false,
    foundBy: 'theme',
  },
  WL6030: {
    title: 'The site does not say where its forms are sent.',
    cause:
      'A host that only serves files answers a form with an error, and visitors would believe that they were heard. A build warns, build --production refuses, until site.ts names the server that answers, or says that there is none. dist/reports/openapi.json describes what that server is sent and has to answer.',
    bad: 'a page with a form, and no leadEndpoint in site.ts',
    good: "leadEndpoint: '/api/contact'",
    suppressible: false,
  },
} as const satisfies Record<string, CodeDefinition>;
