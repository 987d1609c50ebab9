// @ts-check
import { Session } from 'node:inspector';
import { SourceMap } from 'node:module';
import { parentPort, workerData } from 'node:worker_threads';

/*
 * A watchdog thread for content that the main thread evaluates. The main thread increments a counter whenever it is idle; if the counter
 * does not change for too long, the watchdog terminates the evaluation and reports its place.
 */

/** Milliseconds between two polls; polls are counted instead of time, so that a suspended machine causes no false alarm. */
const interval = 250;

const { shared, limit, root } = /** @type {{ shared: SharedArrayBuffer, limit: number, root: string }} */ (workerData);
const count = new Int32Array(shared);
let last = 0;
let polls = 0;

setInterval(() => {
  const now = Atomics.load(count, 0);
  polls = now === 0 || now !== last ? 0 : polls + 1;
  last = now;
  if (polls * interval < limit) return;
  polls = 0;
  Atomics.store(count, 0, 0);
  interrupt();
}, interval);

function interrupt() {
  const session = new Session();
  session.connectToMainThread();
  /** @type {Map<string, { url: string, sourceMapURL?: string | undefined }>} */
  const scripts = new Map();
  session.on('Debugger.scriptParsed', ({ params }) => scripts.set(params.scriptId, params));
  session.on('Debugger.paused', ({ params }) => {
    const [place] = params.callFrames.flatMap(({ location }) => placeIn(scripts.get(location.scriptId), location) ?? []);
    parentPort?.postMessage(place ?? {});
    session.post('Runtime.terminateExecution');
    session.post('Debugger.resume');
    session.post('Debugger.disable', () => session.disconnect());
  });
  session.post('Debugger.enable', () => session.post('Debugger.pause'));
}

/**
 * The place in a content file, as far as it is known.
 * @param {{ url: string, sourceMapURL?: string | undefined } | undefined} script
 * @param {{ lineNumber: number, columnNumber?: number | undefined }} location
 */
function placeIn(script, { lineNumber, columnNumber = 0 }) {
  const url = decodeURIComponent(script?.url ?? '');
  const from = url.indexOf(`${root}/`);
  const [, file] = from < 0 ? [] : (/^([^?"':]+\.ts)/.exec(url.slice(from + root.length + 1)) ?? []);
  if (!file) return undefined;
  const entry = mapOf(script?.sourceMapURL)?.findEntry(lineNumber, columnNumber);
  return entry && 'originalLine' in entry ? { file, line: entry.originalLine + 1, column: entry.originalColumn + 1 } : { file };
}

/** @param {string | undefined} address */
function mapOf(address) {
  const [, data] = /^data:application\/json;[^,]*base64,(.*)$/.exec(address ?? '') ?? [];
  return data === undefined ? undefined : new SourceMap(JSON.parse(Buffer.from(data, 'base64').toString()));
}
