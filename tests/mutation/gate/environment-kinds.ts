import type { Code } from '../../../generator/diagnostics/codes.ts';

/* Faults of the machine: the content is right, and the compiler does not finish. */

export interface EnvironmentKind {
  readonly name: string;
  readonly codes: readonly Code[];
  /** Name → shell script that replaces the compiler; undefined for a missing compiler. */
  readonly compilers: Readonly<Record<string, string | undefined>>;
}

const wrong = 'content/site.ts(1,1): error TS2322: a type error';

export const environmentKinds: readonly EnvironmentKind[] = [
  { name: 'compiler not installed', codes: ['WL6014'], compilers: { 'no package': undefined } },
  {
    name: 'compiler killed',
    codes: ['WL6015'],
    compilers: {
      'by the system': 'kill -KILL $$',
      'by a shutdown': 'kill -TERM $$',
      'by a fault in it': 'kill -SEGV $$',
      'in the middle of its answer': `echo '${wrong}'; kill -KILL $$`,
    },
  },
  {
    name: 'compiler without an answer',
    codes: ['WL6015'],
    compilers: {
      'out of memory': "echo 'fatal error: runtime: out of memory' >&2; exit 2",
      'a library is missing': 'exit 127',
      'not allowed to run': 'exit 126',
      'a crash behind an answer': `echo '${wrong}'; echo 'panic: runtime error: index out of range' >&2; exit 2`,
    },
  },
  {
    name: 'compiler not understood',
    codes: ['WL6016'],
    compilers: {
      'no inputs': 'echo "error TS18003: No inputs were found in config file \'tsconfig.json\'."; exit 1',
      'settings refused': 'echo "tsconfig.json(3,5): error TS5024: Compiler option \'strict\' requires a value of type boolean."; exit 1',
      'other words': "echo 'Killed'; exit 0",
    },
  },
];
