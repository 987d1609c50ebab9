import { code } from '../code-definition.ts';

const crash = { suppressible: false, exitCode: 70, foundBy: 'system' } as const;

export const build = {
  WL6001: code({ suppressible: false, foundBy: 'theme', leavesUnchecked: 'pages' })`A template failed while a page was rendered.
    The template, or a component or island in it, threw an error at the named place, or does not end: a loop goes on for ever, or a component draws itself. Correct it there; if it reads a value that the structure of the page lacks, add that to page.ts. Pages with the same failure are one report.
    - structure.items.map(…), and page.ts has no items
    + structure: { items: [] }`,
  WL6002: code({ ...crash, leavesUnchecked: 'content' })`A check failed to run.
    This is a fault in Wortlaut, not in the content. The other checks ran. Please report it with the message.
    - a check that throws or does not end
    + a check that returns diagnostics`,
  WL6003: code({ suppressible: false, exitCodeAlone: 2, foundBy: 'system' })`The output cannot be written.
    The folder is missing, not writable or not a folder, or the disk is full. The last good site is untouched.
    - wortlaut build --out /root/site  (as an ordinary user)
    + wortlaut build --out dist`,
  WL6004: code({ suppressible: false, exitCodeAlone: 2, foundBy: 'system' })`Another build is writing to the same folder.
    Two builds must not write to one folder at once. Wait for the other one, or give this one another folder with --out.
    - npx wortlaut build & npx wortlaut build
    + npx wortlaut build --out preview`,
  WL6005: code({ suppressible: false, foundBy: 'theme', leavesUnchecked: 'everything' })`A file of the theme cannot be used.
    A template, component, island or style sheet in runtime/ has a mistake, imports a missing file, or throws while it is loaded. Pages are built only after it is corrected.
    - import { Picker } from './picker'
    + import { Picker } from './picker.tsx'`,
  WL6006: code({ foundBy: 'compiler' })`The compiler found a type error.
    A value has another type than its place expects. The message names both.
    - amount: '30'
    + amount: 30`,
  WL6007: code({ severity: 'warning', suppressible: false, foundBy: 'system' })`The cache could not be used.
    It is damaged, cut short or from another version. It was discarded and everything was built anew; you need not do anything.
    - .wortlaut/build.json cut off in the middle
    + the next build writes a new one`,
  WL6010: code({ suppressible: false })`A suppression has expired.
    The finding still exists after the day until which it was suppressed. Correct it and delete the suppression, or set a new day with a reason.
    - { code: 'WL4001', file: 'content/brand.ts', dataPath: 'placeholder', reason: '…', until: '2020-01-31' }
    + the finding corrected, and the suppression removed`,
  WL6011: code({ suppressible: false })`A suppression matches no finding.
    The finding was corrected, or file or data path differ from those that check prints. The suppression would hide the next mistake. check --fix deletes it.
    - a suppression of WL4001 in content/brand.ts, which has no 'placeholder' any more
    + no suppression without its finding`,
  WL6012: code({ suppressible: false })`A suppression names a code that cannot be suppressed.
    The code does not exist, or its findings mean that the content cannot be read or shown, or that the build failed, so that there is no site to publish.
    - { code: 'WL1001', file: 'content/pages/help/de.ts', … }
    + the file corrected`,
  WL6013: code({ suppressible: false })`A suppression names several findings.
    A suppression matches exactly one finding, so that it hides nothing new. If one place has several findings, \`text\` selects one: words that only its message contains.
    - { code: 'WL1009', file: 'content/pages/help/de.ts', dataPath: 'trial', … }  (two unknown facts)
    + { code: 'WL1009', file: 'content/pages/help/de.ts', dataPath: 'trial', text: '{fact:trial.period}', … }`,
  WL6014: code({ suppressible: false, exitCode: 2, foundBy: 'system', leavesUnchecked: 'types' })`The TypeScript compiler is not installed.
    The compiler in node_modules/typescript is missing, or made for another machine: packages were installed without those for development, or copied from another system. Types are not checked without it.
    - npm ci --omit=dev && npx wortlaut check
    + npm ci && npx wortlaut check`,
  WL6015: code({ ...crash, leavesUnchecked: 'types' })`The TypeScript compiler stopped early.
    It was ended by a signal, ran out of memory, or ended without naming an error. Types are not checked, so the check has failed.
    - a container with 256 MB, in which the system ends the compiler
    + a container with 1 GB`,
  WL6016: code({ ...crash, leavesUnchecked: 'types' })`The output of the TypeScript compiler cannot be read.
    It reported an error outside of the files of the site, such as one in its settings, or printed something else. Types are not checked.
    - error TS5024: Compiler option 'strict' requires a value of type boolean.
    + "strict": true in tsconfig.json`,
  WL6017: code(crash)`A part of Wortlaut ended before its work was done.
    A thread or process was killed or ran out of memory, so the result is incomplete. Nothing was written. Run the command again, with more memory if needed.
    - a build in a container with 256 MB
    + NODE_OPTIONS=--max-old-space-size=4096 npx wortlaut build`,
  WL6018: code(crash)`Wortlaut itself has failed.
    An error was thrown in Wortlaut, not in the content or the theme. Commands end with exit code 70, and dev shows it over the page. Please report it with the places in the message.
    - an exception in generator/
    + a diagnostic with its place`,
  WL6019: code({ suppressible: false, foundBy: 'theme' })`Browsers cannot find an island.
    runtime/client.ts fetches the island \`faq-search\` from runtime/islands/faq-search.tsx and takes its export FaqSearch. An entry of the registry that imports another file or another name, or that runtime/client.ts does not import, is rendered and never hydrated, so that visitors cannot use it.
    - calculator: Calc  // import { Calc } from './calc.tsx'
    + calculator: Calculator  // import { Calculator } from './calculator.tsx'`,
  WL6020: code({ suppressible: false, foundBy: 'theme' })`A component renders an island that the registry does not list.
    runtime/islands/registry.ts lists every island under the name of its file. Only listed islands can be rendered.
    - <Island of="calculator" …>, and no calculator in registry.ts
    + import { Calculator } from './calculator.tsx'; … calculator: Calculator,`,
  WL6021: code({ suppressible: false, foundBy: 'theme' })`A template does not name the type of its props.
    The component props of a template define what its pages need. runtime/templates.ts imports the function from its file, and its props have a named type that is imported or exported there. Content is then checked without compiling components.
    - export function PricesPage({ copy }: { copy: { heading: Localized } })
    + export function PricesPage({ copy }: PricesProps)`,
  WL6022: code({ suppressible: false, foundBy: 'theme' })`A static file has the name of a file that the build writes.
    Files in runtime/static are copied to the root of the site. A file with the name of a page, of a folder with pages, or of a generated file such as robots.txt cannot be published.
    - runtime/static/robots.txt
    + runtime/static/brochure.pdf`,
  WL6023: code({
    suppressible: false,
    exitCode: 2,
    foundBy: 'system',
    leavesUnchecked: 'everything',
  })`The site is written for another version of Wortlaut, none is installed, or its package.json cannot be read.
    package.json of the site names versions of wortlaut, and another one is installed. Content, types and theme may differ between versions, so every command stops; so it does if package.json is not JSON. \`npm install\` installs the named version; the changelog describes what a newer version changes.
    - "wortlaut": "^0.1.0" in package.json, and 0.2.0 in node_modules
    + "wortlaut": "^0.2.0"`,
  WL6037: code({
    foundBy: 'theme',
  })`Code of pages uses the clock, random numbers, the network, a visitor's storage, the machine's time zone or events.
    Components, and the modules that they import, run once, when the site is built. A page that shows the time of its build is wrong an hour later, and no two builds would be equal. A function for an event, or state, is never used there. An island may do it in the browser. WL6001 reports what gives other HTML when it is rendered again.
    - <p>© {new Date().getFullYear()}</p>
    + <p>© {page.format('company.year')}</p>, or an island`,
  WL6025: code({ suppressible: false, foundBy: 'theme' })`A document of the theme failed while it was rendered.
    A document that the theme writes for every locale, such as a feed, threw an error, does not end, shows a text that the dictionary lacks, did not return a text, or returns another one at another time. Each document is reported once.
    - documents: { 'feed.xml': { type: 'application/atom+xml', render: () => undefined } }
    + documents: { 'feed.xml': { type: 'application/atom+xml', render: atomFeed } }`,
  WL6024: code({ suppressible: false, foundBy: 'theme' })`A document of the theme cannot be at its address.
    It is one file beside the pages of every locale. Its name is in lower case, has an extension and differs from pages, redirects and files that the build writes.
    - documents: { 'feed': … }
    + documents: { 'feed.xml': … }`,
  WL6030: code({ suppressible: false })`The site does not declare where its forms are sent.
    A host that only serves files answers a form with an error, and the lead is lost. A build warns, build --production refuses, until site.ts names the server for forms, or declares that there is none. dist/reports/openapi.json describes its requests and responses.
    - a page with a form, and no leadEndpoint in site.ts
    + leadEndpoint: '/api/contact'`,
};
