import { componentName } from '../model/component-name.ts';
import { type Addition, otherForm, type SiteParts, type Wanted } from './addition.ts';
import { withElement, withImport } from './edit-source.ts';
import { partNameFault } from './part-name.ts';

const config = 'wortlaut.config.ts';
const emptyConfig = "import { defineConfig } from 'wortlaut/node';\n\nexport default defineConfig({});\n";

/** A check over texts, with a code and a test: its files and its entry in the configuration of the site, which is written if it is missing. */
export function addCheck({ content, read }: SiteParts, { name }: Wanted): Addition {
  const file = `checks/${name}.ts`;
  const fault = partNameFault('check', name) ?? (read(file) === undefined ? undefined : `The check '${name}' already exists, in ${file}.`);
  if (fault) return { fault };
  const constant = `${name.charAt(0)}${componentName(name).slice(1)}`;
  const present = read(config);
  const listed = withElement(present ?? emptyConfig, { list: 'checks', element: constant });
  if (listed === undefined) return otherForm(config, "list 'checks' in its 'export default defineConfig({ … })'", 'check');
  const configured = { [config]: withImport(listed, { name: constant, from: `./${file}` }) };
  const letters = name.replace(/[^a-z]/g, '').toUpperCase();
  const code = `${letters.slice(0, 8).padEnd(2, 'X')}0001`;
  const test = `tests/${name}.test.ts`;
  return {
    changed: present === undefined ? {} : configured,
    made: {
      [file]: checkOf(name, constant, code),
      [test]: testOf(code, content.site.value.sourceLanguage),
      ...(present === undefined && configured),
    },
    left: [
      `Describe ${code} in ${file}, and replace the rule there: it finds texts with ???.`,
      `Write a sample with the fault in ${test}.`,
    ],
  };
}

const checkOf = (name: string, constant: string, code: string) => `import { defineTextCheck } from 'wortlaut/node';

/** ${code}: a text is not finished. */
export const ${constant} = defineTextCheck({
  name: '${name}',
  codes: {
    ${code}: {
      title: 'A text is not finished.',
      cause: 'It contains ???, the mark of an unfinished text. Write the rest.',
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
          hint: 'Write the rest, and delete the mark.',
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
