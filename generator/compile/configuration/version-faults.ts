import { type Diagnostic, finding } from '../../diagnostics/diagnostic.ts';
import { isManifestBroken, requiredVersion } from '../../package/required-version.ts';

/**
 * WL6023: the package.json of the site is no JSON, or names another version of Wortlaut than the one that is installed. Commands stop there:
 * all else may follow from it.
 */
export async function versionFaults(): Promise<readonly Diagnostic[]> {
  if (isManifestBroken()) return [broken];
  const required = await requiredVersion();
  if (!required || required.installed.is === 'admitted') return [];
  const { range, line, column, endColumn, installed } = required;
  return [
    finding('WL6023', { file: 'package.json', ...{ line, column, endLine: line, endColumn }, found: range }, [
      `The site is written for version ${range} of wortlaut, and ${installed.version} is installed.`,
      installed.is === 'newer'
        ? `Run npm install wortlaut@'${range}'. Or name ${installed.version} here, and change the site as its changelog describes.`
        : 'Run npm install, which installs the version that package.json names.',
    ]),
  ];
}

const broken: Diagnostic = finding('WL6023', { file: 'package.json' }, [
  'This file is no JSON, so that nothing says which version of wortlaut the site is written for.',
  'Look for a comma, a quotation mark or a brace that is missing or left over; npm install names its place.',
]);
