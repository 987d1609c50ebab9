import type { PluginOption } from 'vite';
import { DiagnosticError, finding } from '../diagnostics/diagnostic.ts';

type Hook = (this: unknown, ...given: unknown[]) => unknown;

/**
 * The plugins of a configuration, with hooks that report whose fault it is if they throw, or if they do not end in a number of milliseconds:
 * `onFault` gets WL6031 with the name of the plugin.
 */
export async function watchedPlugins(
  plugins: readonly PluginOption[],
  { file, limit, onFault }: { readonly file: string; readonly limit: number; onFault(fault: DiagnosticError): void },
): Promise<PluginOption[]> {
  const flat = (await Promise.all([plugins].flat(8))).flat(8).filter((one) => one && typeof one === 'object' && 'name' in one);
  return flat.map((plugin) => {
    const { name } = plugin as { name: string };
    const report = (words: string, id: string) => {
      const subject = `The plugin '${name}' ${words}${id && ` for ${id}`}.`;
      const fault = new DiagnosticError([finding('WL6031', { file }, [subject, 'Correct it, or remove it from vite.plugins.'])]);
      onFault(fault);
      return fault;
    };
    const watched = (hook: Hook): Hook =>
      async function (this: unknown, ...given) {
        const id = String(given.find((one) => typeof one === 'string' && /^[\w./@-]{1,300}$/.test(one)) ?? '');
        let timer: NodeJS.Timeout | undefined;
        const late = new Promise((_, failed) => {
          timer = setTimeout(() => failed(report(`has not ended after ${limit / 1000} s`, id)), limit);
        });
        try {
          return await Promise.race([hook.apply(this, [...given]), late]);
        } catch (error) {
          throw error instanceof DiagnosticError ? error : report(`stops with an error: ${messageOf(error)}`, id);
        } finally {
          clearTimeout(timer);
        }
      };
    const hooks = Object.entries(plugin as object).map(([key, hook]) => {
      if (!asyncHooks.has(key)) return [key, hook];
      return [key, typeof hook === 'function' ? watched(hook) : { ...hook, handler: watched(hook.handler) }];
    });
    return Object.assign(Object.create(plugin as object), Object.fromEntries(hooks)) as PluginOption;
  });
}

/** Hooks whose result may be a promise. */
const asyncHooks = new Set(['buildStart', 'resolveId', 'load', 'transform', 'moduleParsed', 'buildEnd', 'renderChunk', 'generateBundle']);

const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error)).split('\n')[0]?.replace(/\.$/, '');
