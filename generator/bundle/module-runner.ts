import { existsSync, readFileSync, realpathSync } from 'node:fs';
import type { SharedModules } from './evaluate-bundle.ts';
import { knownClasses } from './module-bundler.ts';
import { isNative } from './native-packages.ts';
import { sharedModules } from './shared-modules.ts';
import { type SiteVite, siteOptions } from './site-vite.ts';

interface ModulesToRun {
  readonly root: string;
  /** Relative to that folder. */
  readonly entry: string;
  readonly shared: SharedModules;
  readonly vite: SiteVite;
  importPackage(name: string): Promise<object>;
}

/** Evaluates a module and its imports one by one, with the options of their bundle: an edit costs the changed module and those that import it. */
export interface ModuleRunner {
  /** Returns what the entry exports now. Rejects with an error in its files. */
  run(): Promise<Readonly<Record<string, unknown>>>;
  /** Evaluates changed modules again at the next run. False if one of the files, absolute paths, is not a module: then only a new runner is right. */
  update(files: readonly string[]): boolean;
  close(): Promise<void>;
}

export async function openRunner({ root, entry, shared, vite, importPackage }: ModulesToRun): Promise<ModuleRunner> {
  const { createRunnableDevEnvironment, resolveConfig } = await import('vite');
  const { ESModulesEvaluator, ssrImportMetaKey } = await import('vite/module-runner');
  const modules = new Map(shared);
  const exportsOf = async (name: string) => {
    const module = await importPackage(name);
    modules.set(name, module);
    return Object.keys(module);
  };
  class Evaluator extends ESModulesEvaluator {
    override runInlinedModule(...[context, code]: Parameters<InstanceType<typeof ESModulesEvaluator>['runInlinedModule']>) {
      context[ssrImportMetaKey].shared = (name: string) => modules.get(name);
      return super.runInlinedModule(context, code);
    }
  }
  const names = new Map([...shared].map(([name, module]) => [name, Object.keys(module as object)]));
  const options = siteOptions(root, vite);
  const plugins = [
    sharedModules({ shared: names, exportsOf, isLeftOut: (file) => isNative(file) || isCommonJs(file), from: 'import.meta.shared' }),
    ...options.plugins,
    knownClasses(root),
  ];
  const config = { ...options, plugins, resolve: { tsconfigPaths: true }, ssr: { noExternal: true as const } };
  const environment = createRunnableDevEnvironment('ssr', await resolveConfig(config, 'serve', 'production', 'production'), {
    hot: false,
    runnerOptions: { hmr: false, evaluator: new Evaluator(), sourcemapInterceptor: 'prepareStackTrace' },
  });
  await environment.init();
  const { moduleGraph, runner } = environment;
  return {
    run: () => runner.import(`${root}/${entry}`),
    update(files) {
      const paths = files.map((file) => existsSync(file) && realpathSync(file));
      return paths.every((path) => {
        if (!path || !moduleGraph.getModulesByFile(path)?.size) return false;
        moduleGraph.onFileChange(path);
        return true;
      });
    },
    close: () => environment.close(),
  };
}

/** Whether a file of a package is CommonJS, which Node evaluates. Packages without `type` may have modules, too. */
const isCommonJs = (file: string) =>
  /\/node_modules\/.*\.c?js$/.test(file) && !/^\s*(?:import\b(?!\s*\()|export\b)/m.test(readFileSync(file, 'utf8'));
