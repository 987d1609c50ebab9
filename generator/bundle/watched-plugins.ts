import type { PluginOption } from 'vite';
import { DiagnosticError, finding, type Place } from '../diagnostics/diagnostic.ts';
import { endOf } from '../package/in-time.ts';
import { fileOf } from './bundle-inputs.ts';

type Hook = (this: unknown, ...given: unknown[]) => unknown;

interface WatchedPlugins {
  readonly root: string;
  /** The configuration, relative to it. */
  readonly file: string;
  readonly limit: number;
  onFault(fault: DiagnosticError): void;
}

/**
 * The plugins of a configuration, whose functions report WL6031 to `onFault` if they throw, or if they do not end in `limit` milliseconds: with
 * the name of the plugin, at the file of the site that it could not compile. Rejects with WL6031 for the promise of a plugin.
 */
export async function watchedPlugins(
  plugins: readonly PluginOption[],
  { root, file, limit, onFault }: WatchedPlugins,
): Promise<PluginOption[]> {
  const report = (words: string, place: Place = { file }, hint = 'Correct it, or remove it from vite.plugins.') => {
    const fault = new DiagnosticError([finding('WL6031', place, [`${words}.`, hint])]);
    onFault(fault);
    return fault;
  };
  /** The fault of a plugin that has thrown, at the file that it was given. */
  const failed = (error: unknown, who: string, id = '') => {
    if (error instanceof DiagnosticError) return error;
    const own = id.startsWith(`${root}/`) && !id.includes('/node_modules/') ? fileOf(root, id) : undefined;
    if (own === undefined) return report(`${who} stops with an error: ${messageOf(error)}`);
    const { line, column } = (error as { loc?: Omit<Place, 'file'> } | undefined)?.loc ?? {};
    const hint = `Correct the file, or remove the plugin from vite.plugins in ${file}.`;
    return report(`${who} stops with an error in this file: ${messageOf(error)}`, { file: own, ...(line && { line, column }) }, hint);
  };
  const endless = (who: string, id: string) =>
    report(`${who} has not ended after ${limit / 1000} s${id && ` for ${id.startsWith('/') ? fileOf(root, id) : id}`}`);
  const ended = async <Value>(work: PromiseLike<Value>, who: string, id = ''): Promise<Value> => {
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<never>((_, stop) => {
      timer = setTimeout(() => stop(endless(who, id)), limit);
    });
    try {
      return await Promise.race([work, late]);
    } catch (error) {
      throw failed(error, who, id);
    } finally {
      clearTimeout(timer);
    }
  };
  const made = await ended(Promise.all([plugins].flat(8)), 'A plugin that is a promise');
  const flat = made.flat(8).filter((one) => one && typeof one === 'object' && 'name' in one);
  return flat.map((plugin) => {
    const who = `The plugin '${(plugin as { name: string }).name}'`;
    const watched = (hook: Hook): Hook =>
      function (this: unknown, ...given) {
        const id = String(given.find((one) => typeof one === 'string' && /^[\w./@-]{1,300}$/.test(one)) ?? '');
        try {
          const done = endOf(() => hook.apply(this, given), limit);
          if (!done) throw endless(who, id);
          return done.value instanceof Promise ? ended(done.value, who, id) : done.value;
        } catch (error) {
          throw failed(error, who, id);
        }
      };
    const hooks = Object.entries(plugin as object).map(([key, hook]) => {
      if (typeof hook === 'function') return [key, watched(hook)];
      return [key, typeof hook?.handler === 'function' ? { ...hook, handler: watched(hook.handler) } : hook];
    });
    return Object.assign(Object.create(plugin as object), Object.fromEntries(hooks)) as PluginOption;
  });
}

const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error)).split('\n')[0]?.replace(/\.$/, '');
