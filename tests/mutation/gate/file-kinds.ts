import type { Code } from '../../../generator/diagnostics/codes.ts';

/* Slips that a file must be read for: what it holds never becomes a value. */

export interface FileKind {
  readonly name: string;
  readonly codes: readonly Code[];
  /** Beginnings of the paths of the files where it can be made. */
  readonly among: RegExp;
  /** The file where it is told, where that is another one. */
  readonly told?: string;
  /** The file with the slip; the same text where it cannot be made there. */
  alter(text: string): string;
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
    name: 'date that is none',
    codes: ['WL1013'],
    among: /^facts\//,
    alter: (text) => text.replace(/iso: '[^']*'/, "iso: '2026-13-41'"),
  },
  {
    name: 'country file with the code of another',
    codes: ['WL1005'],
    among: /^countries\//,
    alter: (text) => text.replace(/code: '\w\w'/, "code: 'xx'"),
  },
  {
    name: 'page folder that is not listed',
    codes: ['WL1011'],
    among: /^pages\/pages\.ts/,
    told: 'pages/support/page.ts',
    alter: (text) => text.replace(/\n {2}support: \[[^\]]*\],/, ''),
  },
  {
    name: 'line of the ledger altered',
    codes: ['WL4021'],
    among: /^terms\/ledger\.jsonl/,
    alter: (text) => text.replace('"status":"translated"', '"status":"approved"'),
  },
];
