import { type BuiltSite, readBuiltSite } from './built-site.ts';
import { realSite } from './paths.ts';

let read: BuiltSite | undefined;

/** The built site of the real content, read once. */
export function theRealSite(): BuiltSite {
  read ??= readBuiltSite(realSite);
  return read;
}
