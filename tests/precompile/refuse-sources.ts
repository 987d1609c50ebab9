/*
 * Options of Node that refuse every module of the command line, the stages and the runtime, so that only a precompiled tool can run.
 * The model is let through: content imports it.
 */

const hooks = `export async function load(url, context, next) {
  if (/\\/(cli|runtime|generator\\/\\d-\\w+)\\/[^?]*\\.tsx?(\\?|$)/.test(url)) throw new Error('a source is read: ' + url);
  return next(url, context);
}`;

const asModule = (code: string) => `data:text/javascript,${encodeURIComponent(code)}`;

export const refuseSources = [
  '--import',
  asModule(`import { register } from 'node:module'; register(${JSON.stringify(asModule(hooks))});`),
];
