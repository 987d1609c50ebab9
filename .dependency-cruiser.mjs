/*
 * The import table. Each rule carries the sentence that a person breaking it should read.
 */

/** @type {(name: string, comment: string, from: object, to: object) => object} */
const forbid = (name, comment, from, to) => ({ name, comment, severity: 'error', from, to });

const stages = ['1-load', '2-check', '3-plan', '4-render', '5-inspect', '6-emit', '7-report'];

/** What every stage may use beside its own files: the shared vocabulary of generator/. */
const vocabulary = ['model', 'diagnostics', 'language', 'markup', 'styles'];

/** Folders below the stages: the package itself, the cache, and the parser. */
const foundations = ['package', 'cache', 'typescript'];

/** Rooms of generator/compile, the rooms below each, and the sentence of its rule. Commands call the files beside the rooms. */
const driverRooms = [
  ['configuration', [], 'Settings, configuration and theme come first: they import no other room of the driver.'],
  ['reuse', ['configuration'], 'The records of earlier builds know neither the batches nor the steps that they are made in.'],
  ['batches', ['configuration', 'reuse'], 'Batches run in worker threads too: they import nothing of the steps and commands around them.'],
  [
    'steps',
    ['configuration', 'reuse', 'batches'],
    'Steps are called by commands (the files of generator/compile itself) and never import one.',
  ],
];

/** Rules about what is loaded when the code runs: an import of types alone does not break them. */
export const valuesOnly = ['islands-import-no-page', 'compiler-on-demand'];

/** The guide of a contract, which is generated into .wortlaut/types: its import resolves for the compiler alone. */
const generatedGuide = '^\\./guide\\.ts$';

export default {
  forbidden: [
    forbid(
      'content-is-data',
      "Content imports 'wortlaut' (generator/model) and other content, nothing else: it holds data that the generator reads.",
      { path: '^content/' },
      { pathNot: ['^content/', '^generator/model/', generatedGuide] },
    ),
    forbid(
      'vocabulary-stands-alone',
      'The shared vocabulary (generator/model, diagnostics, language, markup, styles) is shared by all stages; it imports no stage, no runtime and no file system.',
      { path: `^generator/(${vocabulary.join('|')})/` },
      {
        path: ['^(content|runtime|cli|tests)/', `^generator/(?!(${vocabulary.join('|')})/)`, '^(node:)?(fs|child_process|path)(/|$)'],
      },
    ),
    ...stages.map((stage) =>
      forbid(
        `${stage}-imports-no-other-stage`,
        'A stage takes a value and returns a value and diagnostics. It imports its own files, the shared vocabulary, the package and the cache, never another stage and never the driver in generator/compile.',
        { path: `^generator/${stage}/` },
        {
          path: '^generator/',
          pathNot: `^generator/(${[stage, ...vocabulary, ...foundations, ...(stage === '4-render' ? ['react'] : [])].join('|')})/`,
        },
      ),
    ),
    forbid(
      'the-theme-is-handed-in',
      'The theme is loaded from the folder of the site, as one value. No module of the generator or of the command line imports a theme by its path.',
      { path: '^(generator|cli)/' },
      { path: '^runtime/' },
    ),
    forbid(
      'themes-need-react-and-the-model',
      'generator/react is what a theme imports as wortlaut/react: React, the shared vocabulary and itself.',
      { path: '^generator/react/' },
      { path: '^(content|generator|runtime|cli|tests)/', pathNot: '^generator/(react|model)/' },
    ),
    forbid(
      'browser-code-needs-the-model-alone',
      'generator/client is what the browser code of a theme imports as wortlaut/client: the shared vocabulary and itself.',
      { path: '^generator/client/' },
      { path: '^(content|generator|runtime|cli|tests)/', pathNot: '^generator/(client|model)/' },
    ),
    forbid(
      'only-the-driver-joins-stages',
      'generator/compile runs the stages, generator/edit, generator/exchange and generator/explain answer questions about a site, and generator/node is what scripts import; nothing below them imports them.',
      { path: '^generator/(?!(index\\.ts$|compile/|edit/|exchange/|explain/|node/))' },
      { path: '^generator/(index\\.ts$|compile/|edit/|exchange/|explain/|node/)' },
    ),
    ...driverRooms.map(([room, below, comment]) =>
      forbid(
        `${room}-of-the-driver`,
        comment,
        { path: `^generator/compile/${room}/` },
        { path: `^generator/compile/(?!(${[room, ...below].join('|')})/)` },
      ),
    ),
    forbid(
      'the-root-exports-only',
      'The root of generator/ is for the command line and tests: nothing inside imports it.',
      { path: '^generator/' },
      { path: ['^generator/[^/]+$', '^(cli|tests|content)/'] },
    ),
    forbid(
      'disk-at-two-ends',
      'The disk is read in 1-load and written in 6-emit; beside them only the cache, the bundler, the precompiled tool, the packing, the files of new sites, the entry for scripts and the command line touch it.',
      {
        path: '^(content|generator|runtime)/',
        pathNot: '^generator/(1-load|6-emit|cache|package|bundle|precompile|pack|node|scaffold)/',
      },
      { path: '^(node:)?fs(/|$)' },
    ),
    forbid(
      'runtime-runs-in-browsers',
      "The runtime is what visitors get: it imports React, formatjs, itself, 'wortlaut/react' and 'wortlaut/client'. It never reaches for Node, the content, other files of the generator or the command line.",
      { path: '^runtime/' },
      { path: ['^content/', '^cli/', '^tests/', '^generator/(?!(react|client)/index\\.ts$)'] },
    ),
    forbid(
      'runtime-has-no-node',
      'The runtime runs in browsers, where there is no Node.',
      { path: '^runtime/' },
      { dependencyTypes: ['core'] },
    ),
    forbid(
      'pages-hint-at-no-resources',
      'The document names its resources itself, in 4-render: what components preload through react-dom would stand in its body.',
      { path: '^runtime/' },
      { path: 'node_modules/react-dom/' },
    ),
    forbid(
      'islands-import-no-page',
      'An island gets all it needs as props: in the browser there is no page context to read. Components and pages use islands, never the other way round.',
      { path: '^runtime/islands/', pathNot: '^runtime/islands/registry\\.ts$' },
      { path: ['^generator/react/', '^runtime/(components|pages)/'] },
    ),
    forbid(
      'commands-import-entry-modules',
      'The command line is started by generator/precompile, calls the generator through generator/index.ts, names itself as generator/package says, and prints through generator/7-report.',
      { path: '^cli/' },
      { path: '^(generator/(?!index\\.ts$|7-report/|package/command-name\\.ts$|precompile/start\\.mjs$)|content/|tests/)' },
    ),
    forbid('nothing-imports-tests-or-output', 'Nothing imports tests or dist.', { pathNot: '^tests/' }, { path: '^(tests|dist)/' }),
    forbid(
      'compiler-on-demand',
      'The parser, ts-morph, Vite and css-tree are heavy; only the files that are loaded on demand import them.',
      {
        path: '^(generator|cli|runtime)/',
        pathNot: [
          '^generator/1-load/template-shapes/',
          '^generator/typescript/(nodes|parse-module)\\.ts$',
          '^generator/scaffold/edit-source\\.ts$',
          '^generator/bundle/((module-runner|site-vite)\\.ts$|sheets/)',
          '^cli/server/vite-server\\.ts$',
        ],
      },
      { path: 'node_modules/(ts-morph|vite|rolldown|typescript|css-tree)/' },
    ),
    forbid(
      'database-on-demand',
      'The database and the mailer are for the commands that keep or read submissions: only cli/submissions imports them.',
      { path: '^(generator|cli|runtime)/', pathNot: '^cli/submissions/' },
      { path: 'node_modules/(@libsql|libsql|nodemailer)/' },
    ),
    forbid(
      'no-circles',
      'A circle of imports has no reading order, of types as little as of values: put what both sides need into a file of its own.',
      {},
      { circular: true },
    ),
    forbid('imports-resolve', 'The imported file or package does not exist.', {}, { couldNotResolve: true, pathNot: generatedGuide }),
  ],
  options: {
    parser: 'swc',
    tsPreCompilationDeps: true,
    doNotFollow: { path: 'node_modules' },
    // Lighthouse has packages of its own, which are there only after it has run.
    exclude: {
      path: [
        '^dist/',
        '^\\.wortlaut/',
        '^tests/(checks|types|sites|theme/reading-room|bench/peers)/',
        '^generator/new/starter/',
        '^tests/lighthouse/(node_modules/|audit\\.mjs$)',
      ],
    },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'types', 'node', 'default'],
      extensions: ['.ts', '.tsx', '.js', '.mjs', '.css', '.json'],
    },
  },
};
