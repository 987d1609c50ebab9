import type { Rolldown } from 'vite';
import { moduleFile } from '../package/roots.mjs';

/**
 * The text of a function that a host runs, minified: `var respond=…;`, where `respond` is the default export of its module in
 * `4-render/hosts/functions`. Same sources, same bytes.
 */
export async function bundleFunction(name: string): Promise<string> {
  const { build, minify } = await import('vite');
  const isLowered = name === 'cloudfront';
  const result = await build({
    configFile: false,
    envFile: false,
    logLevel: 'silent',
    publicDir: false,
    build: {
      write: false,
      target: 'es2022',
      minify: false,
      // Of anything but a library, Vite would empty `process.env`.
      lib: { entry: moduleFile(`generator/4-render/hosts/functions/${name}`), formats: ['iife'], name: 'respond' },
      rolldownOptions: { output: { exports: 'default', comments: false } },
    },
  });
  const { output } = (Array.isArray(result) ? result[0] : result) as Rolldown.RolldownOutput;
  const text = isLowered ? await lowered(output[0].code) : output[0].code;
  const { code, errors } = await minify(`${name}.js`, text, { compress: { target: isLowered ? 'es2015' : 'es2022' } });
  if (errors[0]) throw new Error(errors[0].message);
  return code;
}

/**
 * Script in the syntax of ECMAScript 5.1 and with the methods of CloudFront Functions, which have neither destructuring nor spread nor
 * `Object.hasOwn` (docs.aws.amazon.com/AmazonCloudFront/latest/DeveloperGuide/functions-javascript-runtime-20.html).
 */
async function lowered(code: string): Promise<string> {
  const { ts } = await import('ts-morph');
  const { outputText } = ts.transpileModule(code, { compilerOptions: { target: ts.ScriptTarget.ES5, module: ts.ModuleKind.None } });
  return outputText.replaceAll('Object.hasOwn(', 'Object.prototype.hasOwnProperty.call(');
}
