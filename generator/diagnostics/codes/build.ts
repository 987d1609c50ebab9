import type { CodeDefinition } from '../code-definition.ts';

export const build = {
  WL6001: {
    title: 'A template failed while a page was rendered.',
    cause:
      'The template, or a component or island in it, threw an error at the named place. Correct it there; if it reads a value that the structure of the page lacks, add that to page.ts. Pages with the same failure are one report.',
    bad: 'structure.items.map(…), and page.ts has no items',
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
    cause: 'The folder is missing, not writable or not a folder, or the disk is full. The last good site is untouched.',
    bad: 'wortlaut build --out /root/site  (as an ordinary user)',
    good: 'wortlaut build --out dist',
    suppressible: false,
    exitCodeAlone: 2,
    foundBy: 'system',
  },
  WL6004: {
    title: 'Another build is writing to the same folder.',
    cause: 'Two builds must not write to one folder at once. Wait for the other one, or give this one another folder with --out.',
    bad: 'npx wortlaut build & npx wortlaut build',
    good: 'npx wortlaut build --out preview',
    suppressible: false,
    exitCodeAlone: 2,
    foundBy: 'system',
  },
  WL6005: {
    title: 'A file of the theme cannot be used.',
    cause:
      'A template, component, island or style sheet in runtime/ has a mistake, imports a missing file, or throws while it is loaded. Pages are built only after it is corrected.',
    bad: "import { Picker } from './picker'",
    good: "import { Picker } from './picker.tsx'",
    suppressible: false,
    foundBy: 'theme',
    leavesUnchecked: 'everything',
  },
  WL6006: {
    title: 'The compiler found a type error.',
    cause: 'A value has another type than its place expects. The message names both.',
    bad: "amount: '30'",
    good: 'amount: 30',
    foundBy: 'compiler',
  },
  WL6007: {
    title: 'The cache could not be used.',
    severity: 'warning',
    cause: 'It is damaged, cut short or from another version. It was discarded and everything was built anew; you need not do anything.',
    bad: '.wortlaut/build.json cut off in the middle',
    good: 'the next build writes a new one',
    suppressible: false,
    foundBy: 'system',
  },
  WL6010: {
    title: 'A suppression has expired.',
    cause:
      'The finding still exists after the day until which it was suppressed. Correct it and delete the suppression, or set a new day with a reason.',
    bad: "{ code: 'WL4001', file: 'content/brand.ts', dataPath: 'placeholder', reason: '…', until: '2020-01-31' }",
    good: 'the finding corrected, and the suppression removed',
    suppressible: false,
  },
  WL6011: {
    title: 'A suppression matches no finding.',
    cause:
      'The finding was corrected, or file or data path differ from those that check prints. The suppression would hide the next mistake. check --fix deletes it.',
    bad: "a suppression of WL4001 in content/brand.ts, which has no 'placeholder' any more",
    good: 'no suppression without its finding',
    suppressible: false,
  },
  WL6012: {
    title: 'A suppression names a code that cannot be suppressed.',
    cause:
      'The code does not exist, or its findings mean that the content cannot be read or shown, or that the build failed, so that there is no site to publish.',
    bad: "{ code: 'WL1001', file: 'content/pages/help/de.ts', … }",
    good: 'the file corrected',
    suppressible: false,
  },
  WL6013: {
    title: 'A suppression names several findings.',
    cause:
      'A suppression matches exactly one finding, so that it hides nothing new. If one place has several findings, `text` selects one: words that only its message contains.',
    bad: "{ code: 'WL1009', file: 'content/pages/help/de.ts', dataPath: 'trial', … }  (two unknown facts)",
    good: "{ code: 'WL1009', file: 'content/pages/help/de.ts', dataPath: 'trial', text: '{fact:trial.period}', … }",
    suppressible: false,
  },
  WL6014: {
    title: 'The TypeScript compiler is not installed.',
    cause:
      'The compiler in node_modules/typescript is missing, or made for another machine: packages were installed without those for development, or copied from another system. Types are not checked without it.',
    bad: 'npm ci --omit=dev && npx wortlaut check',
    good: 'npm ci && npx wortlaut check',
    suppressible: false,
    exitCode: 2,
    foundBy: 'system',
    leavesUnchecked: 'types',
  },
  WL6015: {
    title: 'The TypeScript compiler stopped early.',
    cause: 'It was ended by a signal, ran out of memory, or ended without naming an error. Types are not checked, so the check has failed.',
    bad: 'a container with 256 MB, in which the system ends the compiler',
    good: 'a container with 1 GB',
    suppressible: false,
    exitCode: 70,
    foundBy: 'system',
    leavesUnchecked: 'types',
  },
  WL6016: {
    title: 'The output of the TypeScript compiler cannot be read.',
    cause:
      'It reported an error outside of the files of the site, such as one in its settings, or printed something else. Types are not checked.',
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
      'A thread or process was killed or ran out of memory, so the result is incomplete. Nothing was written. Run the command again, with more memory if needed.',
    bad: 'a build in a container with 256 MB',
    good: 'NODE_OPTIONS=--max-old-space-size=4096 npx wortlaut build',
    suppressible: false,
    exitCode: 70,
    foundBy: 'system',
  },
  WL6018: {
    title: 'Wortlaut itself has failed.',
    cause:
      'An error was thrown in Wortlaut, not in the content or the theme. Commands end with exit code 70, and dev shows it over the page. Please report it with the places in the message.',
    bad: 'an exception in generator/',
    good: 'a diagnostic with its place',
    suppressible: false,
    exitCode: 70,
    foundBy: 'system',
  },
  WL6019: {
    title: 'Browsers cannot find an island.',
    cause:
      'runtime/client.ts fetches the island `country-picker` from runtime/islands/country-picker.tsx and takes its export CountryPicker. An entry of the registry that imports another file or another name, or that runtime/client.ts does not import, is rendered and never hydrated, so that visitors cannot use it.',
    bad: "calculator: Calc  // import { Calc } from './calc.tsx'",
    good: "calculator: Calculator  // import { Calculator } from './calculator.tsx'",
    suppressible: false,
    foundBy: 'theme',
  },
  WL6020: {
    title: 'A component renders an island that the registry does not list.',
    cause: 'runtime/islands/registry.ts lists every island under the name of its file. Only listed islands can be rendered.',
    bad: '<Island of="calculator" …>, and no calculator in registry.ts',
    good: "import { Calculator } from './calculator.tsx'; … calculator: Calculator,",
    suppressible: false,
    foundBy: 'theme',
  },
  WL6021: {
    title: 'A template does not name the type of its props.',
    cause:
      'The component props of a template define what its pages need. runtime/templates.ts imports the function from its file, and its props have a named type that is imported or exported there. Content is then checked without compiling components.',
    bad: 'export function PricesPage({ copy }: { copy: { heading: Localized } })',
    good: 'export function PricesPage({ copy }: PricesProps)',
    suppressible: false,
    foundBy: 'theme',
  },
  WL6022: {
    title: 'A static file has the name of a file that the build writes.',
    cause:
      'Files in runtime/static are copied to the root of the site. A file with the name of a page, of a folder with pages, or of a generated file such as robots.txt cannot be published.',
    bad: 'runtime/static/robots.txt',
    good: 'runtime/static/brochure.pdf',
    suppressible: false,
    foundBy: 'theme',
  },
  WL6023: {
    title: 'The site is written for another version of Wortlaut, or its package.json cannot be read.',
    cause:
      'package.json of the site names versions of wortlaut, and another one is installed. Content, types and theme may differ between versions, so every command stops; so it does if package.json is not JSON. `npm install` installs the named version; the changelog describes what a newer version changes.',
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
      'A document that the theme writes for every locale, such as a feed, threw an error, shows a text that the dictionary lacks, or did not return a text. Each document is reported once.',
    bad: "documents: { 'feed.xml': { type: 'application/atom+xml', render: () => undefined } }",
    good: "documents: { 'feed.xml': { type: 'application/atom+xml', render: atomFeed } }",
    suppressible: false,
    foundBy: 'theme',
  },
  WL6024: {
    title: 'A document of the theme cannot be at its address.',
    cause:
      'It is one file beside the pages of every locale. Its name is in lower case, has an extension and differs from pages, redirects and files that the build writes.',
    bad: "documents: { 'feed': … }",
    good: "documents: { 'feed.xml': … }",
    suppressible: false,
    foundBy: 'theme',
  },
  WL6030: {
    title: 'The site does not declare where its forms are sent.',
    cause:
      'A host that only serves files answers a form with an error, and the lead is lost. A build warns, build --production refuses, until site.ts names the server for forms, or declares that there is none. dist/reports/openapi.json describes its requests and responses.',
    bad: 'a page with a form, and no leadEndpoint in site.ts',
    good: "leadEndpoint: '/api/contact'",
    suppressible: false,
  },
} as const satisfies Record<string, CodeDefinition>;
