/** Why content must not use a global name or a module. */
export type Restriction = keyof typeof restrictions;

/** Verbs and objects that complete "This file …". */
export const restrictions = {
  clock: 'reads the clock',
  chance: 'uses a random value',
  network: 'uses the network',
  timers: 'uses a timer',
  environment: 'reads the machine or its environment',
  loading: 'loads or generates code',
  waiting: 'waits for something while it is loaded',
  repeating: 'has a loop that may never end',
} as const;

const restricted: Readonly<Record<string, Restriction>> = Object.fromEntries(
  Object.entries({
    clock: 'Date Temporal performance',
    chance: 'Math crypto',
    network: 'fetch XMLHttpRequest WebSocket EventSource Request Response BroadcastChannel',
    timers: 'setTimeout setInterval setImmediate clearTimeout clearInterval clearImmediate queueMicrotask',
    loading: 'require module exports eval Function WebAssembly constructor',
  }).flatMap(([restriction, names]) => names.split(' ').map((name) => [name, restriction as Restriction])),
);

/** Global names whose results depend on no time, machine or settings. */
const harmless = new Set(
  [
    'Object Array RegExp Number String Boolean Symbol BigInt Map Set WeakMap WeakSet JSON Reflect Proxy',
    'Infinity NaN undefined parseFloat parseInt isFinite isNaN structuredClone Promise',
    'Error AggregateError EvalError RangeError ReferenceError SyntaxError TypeError URIError',
    'decodeURI decodeURIComponent encodeURI encodeURIComponent escape unescape URL URLSearchParams',
    'ArrayBuffer DataView Uint8Array Int8Array Uint16Array Int16Array Uint32Array Int32Array Float32Array Float64Array',
    'Uint8ClampedArray BigUint64Array BigInt64Array TextEncoder TextDecoder atob btoa',
  ].flatMap((line) => line.split(' ')),
);

/** Variables of Node modules and of browsers. */
const around = new Set('require module exports __dirname __filename window document navigator localStorage sessionStorage'.split(' '));

/** Why content must not use an undeclared name; undefined for a harmless name, and for one that does not exist. */
export function restrictionOf(name: string): Restriction | undefined {
  if (harmless.has(name)) return undefined;
  if (Object.hasOwn(restricted, name)) return restricted[name];
  return around.has(name) || name in globalThis ? 'environment' : undefined;
}
