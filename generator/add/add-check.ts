import type { Addition, SiteParts, Wanted } from './addition.ts';
import { withElement, withImport } from './edit-source.ts';
import { componentName, partNameFault } from './part-name.ts';

const config = 'wortlaut.config.ts';
const emptyConfig = "import { defineConfig } from 'wortlaut/node';\n\nexport default defineConfig({});\n";

/** A check over texts, with a code and a test of its own: its files and its entry in the configuration of the site, which is written where there is none. */
export function addCheck({ content, read }: SiteParts, { name }: Wanted): Addition {
  const file = `checks/${name}.ts`;
  const fault =
    partNameFault('check', name) ?? (read(file) === undefined ? undefined : `The check '${name}' is there already, in ${file}.`);
  if (fault) return { fault };
  const constant = `${name.charAt(0)}${componentName(name).slice(1)}`;
  const written = read(config);
  const listed = withElement(written ?? emptyConfig, { list: 'checks', element: constant });
  if (listed === undefined)
    return {
      fault: `${config} does not export an object with a list 'checks', so the check cannot be entered there. Write 'export default defineConfig({ checks: [] })', then add the check again.`,
    };
  const text = withImport(listed, { name: constant, from: `./${file}` });
  const code = `${name
    .replace(/[^a-z]/g, '')
    .toUpperCase()
    .slice(0, 8)
    .padEnd(2, 'X')}0001`;
  return {
    changed: new Map(written === undefined ? [] : [[config, text]]),
    made: new Map([
      [file, checkOf({ name, constant, code })],
      [`tests/${name}.test.ts`, testOf(code, content.site.value.sourceLanguage)],
      ...(written === undefined ? [[config, text] as const] : []),
    ]),
    left: [
      `Say in ${file} what ${code} means, and write what the check finds: as it is, texts with ???.`,
      `Write a sample in tests/${name}.test.ts that has the fault.`,
    ],
  };
}

const checkOf = ({
  name,
  constant,
  code,
}: {
  readonly name: string;
  readonly constant: string;
  readonly code: string;
}) => `import { defineTextCheck } from 'wortlaut/node';

/** ${code}: a text is not finished. */
export const ${constant} = defineTextCheck({
  name: '${name}',
  codes: {
    ${code}: {
      title: 'A text is not finished.',
      cause: 'It has a mark where its author wanted to go on. Write the rest.',
      bad: "heading: 'Opening hours ???'",
      good: "heading: 'Opening hours'",
    },
  },
  runOn: ({ files }) =>
    files.flatMap(({ file, leaves }) =>
      leaves
        .filter(({ value }) => typeof value === 'string' && value.includes('???'))
        .map(({ path }) => ({
          code: '${code}',
          severity: 'error',
          file,
          dataPath: path,
          message: \`'\${path.join('.')}' is not finished.\`,
          hint: 'Write it, and take the mark out.',
        })),
    ),
});
`;

const testOf = (code: string, language: string) => `import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { check } from 'wortlaut/node';

const path = 'dictionaries/${language}.ts';
const text = readFileSync(\`content/\${path}\`, 'utf8');

const codesWith = async (changed: string) => {
  const { findings } = await check({ types: false, files: { [path]: changed } });
  return findings.map(({ code }) => code);
};

test('${code} a text is not finished', async () => {
  expect(await codesWith(text.replace(": '", ": '??? "))).toContain('${code}');
  expect(await codesWith(text)).not.toContain('${code}');
}, 60_000);
`;
