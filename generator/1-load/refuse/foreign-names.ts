/** What a name of the world outside of the content reaches for, in words that complete "This file …". */
export type Reach = keyof typeof reaches;

export const reaches = {
  clock: 'asks for the time',
  chance: 'makes up a random value',
  network: 'reaches for the network',
  timers: 'waits for a timer',
  environment: 'asks what the machine or its surroundings say',
  loading: 'loads or makes code while it is read',
  waiting: 'waits for something while it is read',
} as const;

const known: Readonly<Record<string, Reach>> = Object.fromEntries(
  Object.entries({
    clock: 'Date Temporal performance',
    chance: 'Math crypto',
    network: 'fetch XMLHttpRequest WebSocket EventSource Request Response BroadcastChannel',
    timers: 'setTimeout setInterval setImmediate clearTimeout clearInterval clearImmediate queueMicrotask',
    loading: 'require module exports eval Function WebAssembly constructor',
  }).flatMap(([reach, names]) => names.split(' ').map((name) => [name, reach as Reach])),
);

/** Names outside of a module whose meaning depends on no clock, no machine and no settings. */
const harmless = new Set(
  [
    'Object Array Number String Boolean Symbol BigInt Map Set WeakMap WeakSet JSON RegExp Reflect Proxy',
    'Infinity NaN undefined parseFloat parseInt isFinite isNaN structuredClone Promise',
    'Error AggregateError EvalError RangeError ReferenceError SyntaxError TypeError URIError',
    'decodeURI decodeURIComponent encodeURI encodeURIComponent escape unescape URL URLSearchParams',
    'ArrayBuffer DataView Uint8Array Int8Array Uint16Array Int16Array Uint32Array Int32Array Float32Array Float64Array',
    'Uint8ClampedArray BigUint64Array BigInt64Array TextEncoder TextDecoder atob btoa',
  ].flatMap((line) => line.split(' ')),
);

/** What a module finds around it in Node beside the global names, or would like to find in a browser. */
const around = new Set('require module exports __dirname __filename window document navigator localStorage sessionStorage'.split(' '));

/** What content reaches for that uses this name of the world outside; nothing for one that is harmless, or means nothing there. */
export function reachOf(name: string): Reach | undefined {
  if (harmless.has(name)) return undefined;
  if (Object.hasOwn(known, name)) return known[name];
  return around.has(name) || name in globalThis ? 'environment' : undefined;
}
