import type { Code } from '../../../generator/diagnostics/codes.ts';

/* Faults that appear only when a file is read, because they never become values of the content. */

export interface FileKind {
  readonly name: string;
  readonly codes: readonly Code[];
  /** Beginnings of the paths of the files where it can be made. */
  readonly among: RegExp;
  /** The file where it is reported, if that is another one. */
  readonly reported?: string;
  /** Other files that must be read to report it. */
  readonly beside?: (path: string) => readonly string[];
  /** The path that the file gets if its name is the fault. */
  readonly renamed?: (path: string) => string;
  /** The file with the fault; the unchanged text if it cannot be made there, unless the fault is its name. */
  alter(text: string): string | Uint8Array;
}

export const fileKinds: readonly FileKind[] = [
  {
    name: 'brace missing',
    codes: ['WL1001'],
    among: /^(pages|dictionaries|countries|facts)\//,
    alter: (text) => text.replace(/\}\);\s*$/, ''),
  },
  {
    name: 'quotation mark missing',
    codes: ['WL1001'],
    among: /^pages\/\w+\/\w\w\.ts$/,
    alter: (text) => text.replace("title: '", 'title: '),
  },
  {
    name: 'straight apostrophe',
    codes: ['WL1001'],
    among: /^(pages|terms|dictionaries)\//,
    alter: (text) => text.replace(/^([^"\n]*'[^'"\n]*\p{L})’(?=\p{L})/mu, "$1'"),
  },
  {
    name: 'doubled apostrophe',
    codes: ['WL1001'],
    among: /^(pages|terms|dictionaries)\//,
    alter: (text) => text.replace(/^([^"\n]*'[^'"\n]*\p{L})’(?=\p{L})/mu, "$1''"),
  },
  {
    name: 'quotation marks of a word processor',
    codes: ['WL1001'],
    among: /^(pages|terms|dictionaries)\//,
    alter: (text) => text.replace(/(: )'([^'\n]*)'(?=,$)/m, '$1‘$2’'),
  },
  {
    name: 'semicolon for a comma',
    codes: ['WL1001'],
    among: /^(pages\/\w+\/\w\w|dictionaries\/\w\w)\.ts$/,
    alter: (text) => text.replace(/^( +\w+: '.*'),$/m, '$1;'),
  },
  {
    name: 'number sign for a remark',
    codes: ['WL1001'],
    among: /^(pages\/\w+\/\w\w|dictionaries\/\w\w)\.ts$/,
    alter: (text) => text.replace(/^( +\w+: '.*',)$/m, '$1 # to be checked'),
  },
  {
    name: 'full-width comma',
    codes: ['WL1001'],
    among: /^(pages\/\w+\/\w\w|dictionaries\/\w\w)\.ts$/,
    alter: (text) => text.replace(/^( +\w+: '.*'),$/m, '$1，'),
  },
  {
    name: 'letter in two parts',
    codes: ['WL1048'],
    among: /^(pages\/\w+\/\w\w|dictionaries\/\w\w)\.ts$/,
    alter: (text) => text.replace(/(?<=: '.*)[äöüéèáíóúčřžąęś]/, (letter) => letter.normalize('NFD')),
  },
  {
    name: 'file that stops',
    codes: ['WL1002'],
    among: /^(facts|countries|pages\/\w+\/page\.ts)/,
    alter: (text) => `${text}\nnotThere();\n`,
  },
  {
    name: 'export forgotten',
    codes: ['WL1003'],
    among: /^(facts|countries|pages\/\w+\/page\.ts)/,
    alter: (text) => text.replace('export default ', ''),
  },
  {
    name: 'source of another page imported',
    codes: ['WL1028'],
    among: /^pages\/(?!about\/)[\w-]+\/\w\w\.ts$/,
    beside: (path) => [path.replace(/\w\w\.ts$/, 'page.ts'), 'pages/about/de.ts'],
    alter: (text) => text.replace(/(?<=import source from ')\.\/\w\w\.ts/, '../about/de.ts'),
  },
  {
    name: 'number for a text',
    codes: ['WL1003'],
    among: /^pages\/\w+\/page\.ts/,
    alter: (text) => text.replace(/template: '[\w-]+'/, 'template: 7'),
  },
  {
    name: 'amount as text',
    codes: ['WL1003', 'WL1013'],
    among: /^facts\/(offer|prices)/,
    alter: (text) => text.replace(/minor: (\d+)/, "minor: '$1'"),
  },
  {
    name: 'amount below nothing',
    codes: ['WL1013'],
    among: /^facts\/(offer|prices)/,
    alter: (text) => text.replace(/minor: ([1-9]\d*)/, 'minor: -$1'),
  },
  {
    name: 'date that is invalid',
    codes: ['WL1013'],
    among: /^facts\//,
    alter: (text) => text.replace(/iso: '[^']*'/, "iso: '2026-13-41'"),
  },
  {
    name: 'day of every year that is in none',
    codes: ['WL1013'],
    among: /^facts\//,
    alter: (text) => text.replace(/iso: '--\d\d-\d\d'/, "iso: '--02-30'"),
  },
  {
    name: 'Cyrillic letter in a Latin word',
    codes: ['WL1048'],
    among: /^(pages\/(?!not-found)[\w-]+\/\w\w|dictionaries\/\w\w|brand)\.ts/,
    alter: (text) => text.replace(/(?<=: '[A-Za-z ]*[a-z])a(?=[a-z])/, '\u0430'),
  },
  {
    name: 'name that JavaScript keeps for itself',
    codes: ['WL1034'],
    among: /^pages\/[\w-]+\/\w\w\.ts$/,
    alter: (text) => text.replace(/^ {2}heading(?=: )/m, '  __proto__'),
  },
  {
    name: 'name that is moved',
    codes: ['WL1034'],
    among: /^pages\/[\w-]+\/\w\w\.ts$/,
    alter: (text) => text.replace(/^ {2}heading: .*,$/m, "$&\n  '2024': 'Then',"),
  },
  {
    name: 'name twice',
    codes: ['WL1041'],
    among: /^(pages\/[\w-]+\/\w\w|facts\/\w+)\.ts$/,
    alter: (text) => text.replace(/^ {2}\w+: .*,\n/m, '$&$&'),
  },
  {
    name: 'text file that is not TypeScript',
    codes: ['WL1018'],
    among: /^pages\/[\w-]+\/\w\w\.ts/,
    renamed: (path) => path.replace(/\.ts$/, '.md'),
    alter: (text) => text,
  },
  {
    name: 'country file with the code of another',
    codes: ['WL1005'],
    among: /^countries\//,
    alter: (text) => text.replace(/code: '\w\w'/, "code: 'xx'"),
  },
  {
    name: 'wrong encoding',
    codes: ['WL1016'],
    among: /^(pages\/\w+\/\w\w\.ts|terms\/\w+\/\w\w\.ts|dictionaries\/|addresses\.lock|terms\/ledger\.jsonl)/,
    alter: (text) => {
      const at = text.search(/[à-ÿ](?=[\0-\x7F])/);
      return at < 0
        ? text
        : Buffer.concat([Buffer.from(text.slice(0, at)), Buffer.from(text.slice(at, at + 1), 'latin1'), Buffer.from(text.slice(at + 1))]);
    },
  },
  {
    name: 'marks of a merge',
    codes: ['WL1017', 'WL4021'],
    among: /^(pages\/\w+\/|dictionaries\/|facts\/|terms\/ledger\.jsonl)/,
    alter: (text) => {
      const [before = '', line = '', ...after] = text.split(/(?<=\n)(?=[ {])/);
      return [before, `<<<<<<< ours\n${line}=======\n${line}>>>>>>> theirs\n`, ...after].join('');
    },
  },
  {
    name: 'file named for no language',
    codes: ['WL1018'],
    among: /^(pages\/\w+|terms\/\w+|dictionaries)\/\w\w\.ts/,
    renamed: (path) => path.replace(/(\w\w)\.ts$/, '$1-$1.ts'),
    alter: (text) => text,
  },
  {
    name: 'circle of imports',
    codes: ['WL1019'],
    among: /^pages\/support\/en\.ts/,
    reported: 'pages/support/de.ts',
    beside: () => ['pages/support/de.ts'],
    alter: (text) => `import other from './de.ts';\n${text}`,
  },
  {
    name: 'clock in content',
    codes: ['WL1020'],
    among: /^(pages\/\w+\/\w\w\.ts|dictionaries\/|facts\/)/,
    alter: (text) => text.replace(/(: )('(?:[^'\\\n]|\\.)*')/, '$1$2 + new Date().getFullYear()'),
  },
  {
    name: 'file read in content',
    codes: ['WL1021'],
    among: /^(pages\/\w+\/|dictionaries\/|facts\/|countries\/)/,
    alter: (text) => `import { readFileSync } from 'node:fs';\n${text}`,
  },
  {
    name: 'line of the ledger altered',
    codes: ['WL4021'],
    among: /^terms\/ledger\.jsonl/,
    alter: (text) => text.replace('"status":"translated"', '"status":"approved"'),
  },
];
