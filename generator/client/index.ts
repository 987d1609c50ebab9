/** The entry `wortlaut/client`, for the browser code of a theme. */

export { type AddressTable, addressIn, resolve } from '../model/resolver.ts';
export { afterPaint, whenIdle, whenSeen } from './hydration-triggers.ts';
export { MessagesProvider } from './messages.ts';
export { start } from './start.ts';
export { useHydrated } from './use-hydrated.ts';
