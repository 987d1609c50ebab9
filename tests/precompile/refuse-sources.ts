import { withHooks } from '../support/node-hooks.ts';

/**
 * The option of Node that refuses every module of the command line, the stages and the runtime, so that only a precompiled tool can run.
 * The model is let through: content imports it.
 */
export const refuseSources = withHooks(`export async function load(url, context, next) {
  if (/\\/(cli|runtime|generator\\/\\d-\\w+)\\/[^?]*\\.tsx?(\\?|$)/.test(url)) throw new Error('a source is read: ' + url);
  return next(url, context);
}`);
