const asModule = (code: string) => `data:text/javascript,${encodeURIComponent(code)}`;

/** The option of Node that installs hooks, the code of a module, for the modules that a process imports; `more` is run before them. */
export const withHooks = (hooks: string, more = ''): string =>
  `--import=${asModule(`import Module from 'node:module'; Module.register(${JSON.stringify(asModule(hooks))}); ${more}`)}`;

/** The option of Node with which a package is not found, by Node's own search from a place that has no packages. */
export function withoutPackage(name: string): string {
  const isAbsent = `name === ${JSON.stringify(name)}`;
  return withHooks(
    `export const resolve = (name, context, next) => next(name, ${isAbsent} ? { ...context, parentURL: 'file:///absent/index.js' } : context);`,
    `const resolve = Module._resolveFilename; Module._resolveFilename = (name, parent, ...more) => resolve(name, ${isAbsent} ? { paths: [] } : parent, ...more);`,
  );
}
