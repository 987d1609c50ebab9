/*
 * Prints every import that the import table (.dependency-cruiser.mjs) forbids, with the sentence of the rule that forbids
 * it, and exits with 1 if there are any. Usage: node tests/imports/import-table.mjs [base folder]
 *
 * Plain JavaScript, run by node alone: dependency-cruiser does not work under a loader.
 */
import { createRequire } from 'node:module';
import { resolve } from 'node:path';
import { cruise } from 'dependency-cruiser';
import config, { valuesOnly } from '../../.dependency-cruiser.mjs';

const folders = ['content', 'generator', 'runtime', 'cli', 'tests'];
const baseDir = resolve(process.argv[2] ?? '.');
const { enhancedResolveOptions, ...options } = config.options;

// dependency-cruiser reads every file as plain TypeScript, but components are TSX; and it does not distinguish imports of types
// alone from others, so the rules about values read the files without them.
const swc = createRequire(import.meta.url)('@swc/core');
const parseFile = swc.parseFileSync;
let withTypes = true;
swc.parseFileSync = (file, parsing) => {
  const module = parseFile(file, { ...parsing, tsx: file.endsWith('.tsx') });
  return withTypes ? module : { ...module, body: module.body.filter((item) => !isTypeOnly(item)) };
};

const all = await cruiseFor(({ name }) => !valuesOnly.includes(name));
withTypes = false;
const values = await cruiseFor(({ name }) => valuesOnly.includes(name));

const sentences = new Map(config.forbidden.map(({ name, comment }) => [name, comment]));
const violations = [...all.violations, ...values.violations];
for (const { rule, from, to } of violations) console.log(`${from} → ${to}\n  ${rule.name}: ${sentences.get(rule.name)}\n`);
console.log(violations.length ? `${violations.length} forbidden imports` : `${all.totalCruised} files, no forbidden import`);
process.exitCode = violations.length ? 1 : 0;

async function cruiseFor(chosen) {
  const ruleSet = { forbidden: config.forbidden.filter(chosen) };
  const { output } = await cruise(folders, { ...options, baseDir, validate: true, ruleSet }, enhancedResolveOptions);
  return output.summary;
}

function isTypeOnly({ type, typeOnly, specifiers = [] }) {
  if (type !== 'ImportDeclaration' && type !== 'ExportNamedDeclaration') return false;
  return typeOnly || (specifiers.length > 0 && specifiers.every(({ isTypeOnly: only }) => only));
}
