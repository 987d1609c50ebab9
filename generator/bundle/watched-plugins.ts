import type { PluginOption } from 'vite';
import { DiagnosticError, finding, type Place } from '../diagnostics/diagnostic.ts';
import { fileOf } from './bundle-inputs.ts';

type Hook = (this: unknown, ...given: unknown[]) => unknown;

interface WatchedPlugins {
  /** The folder of the site. */
  readonly root: string;
  /** The configuration, relative to it. */
  readonly file: string;
  readonly limit: number;
  onFault(fault: DiagnosticError): void;
}

/**
 * The plugins of a configuration, whose hooks report WL6031 to `onFault` if they throw, or if they do not end in `limit` milliseconds: with the
 * name of the plugin, at the file of the site that it could not compile.
 */
export async function watchedPlugins(
  plugins: readonly PluginOption[],
  { root, file, limit, onFault }: WatchedPlugins,
): Promise<PluginOption[]> {
  const flat = (await Promise.all([plugins].flat(8))).flat(8).filter((one) => one && typeof one === 'object' && 'name' in one);
  return flat.map((plugin) => {
    const { name } = plugin as { name: string };
    const report = (words: string, place: Place, hint = 'Correct it, or remove it from vite.plugins.') => {
      const fault = new DiagnosticError([finding('WL6031', place, [`The plugin '${name}' ${words}.`, hint])]);
      onFault(fault);
      return fault;
    };
    const watched = (hook: Hook): Hook =>
      async function (this: unknown, ...given) {
        const id = String(given.find((one) => typeof one === 'string' && /^[\w./@-]{1,300}$/.test(one)) ?? '');
        let timer: NodeJS.Timeout | undefined;
        const late = new Promise((_, failed) => {
          const subject = id && ` for ${id.startsWith('/') ? fileOf(root, id) : id}`;
          timer = setTimeout(() => failed(report(`has not ended after ${limit / 1000} s${subject}`, { file })), limit);
        });
        try {
          return await Promise.race([hook.apply(this, [...given]), late]);
        } catch (error) {
          if (error instanceof DiagnosticError) throw error;
          const own = id.startsWith(`${root}/`) && !id.includes('/node_modules/') ? fileOf(root, id) : undefined;
          if (own === undefined) throw report(`stops with an error: ${messageOf(error)}`, { file });
          const { line, column } = (error as { loc?: Omit<Place, 'file'> }).loc ?? {};
          const hint = `Correct the file, or remove the plugin from vite.plugins in ${file}.`;
          throw report(`stops with an error in this file: ${messageOf(error)}`, { file: own, ...(line && { line, column }) }, hint);
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
