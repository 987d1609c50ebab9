import { mkdir, readFile, rm } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { deserialize, serialize } from 'node:v8';
import { type Diagnostic, finding } from '../diagnostics/diagnostic.ts';
import { isCrash } from '../diagnostics/run-check.ts';
import { hash, withMaps } from '../package/hash.ts';
import { writeAtomically } from '../package/write-atomically.ts';

/**
 * Results of earlier runs, one file for each. The name of a file is a hash of what its value depends on, so several sites, versions and
 * processes can share a folder. A value is plain data, with maps, sets and bytes.
 */
export interface Store {
  /** The value of this name and key. Undefined if it is missing, or if its file is damaged: then the file is removed. */
  read<Value>(name: string, key: unknown): Promise<Value | undefined>;
  /** Stores a value. Ignores write errors: without the file the next run is slower, not wrong. */
  write(name: string, key: unknown, value: unknown): Promise<void>;
  /** The value of this name and key; if it is missing, makes and stores it. Findings of a check that failed to run are not stored. */
  memo<Value>(name: string, key: unknown, make: () => Value | Promise<Value>): Promise<Value>;
  fileOf(name: string, key: unknown): string;
}

export interface StoreOptions {
  /** Reads nothing, so that everything is made anew. */
  readonly force?: boolean | undefined;
  /** Is given a warning for each damaged file. Without it, damaged files count as missing. */
  readonly onDamage?: (warning: Diagnostic) => void;
}

/** Opens the store in a folder, which need not exist. */
export function openStore(folder: string, { force = false, onDamage }: StoreOptions = {}): Store {
  const fileOf = (name: string, key: unknown) => `${name}-${hash(JSON.stringify([runtime, key], withMaps)).slice(0, 32)}`;
  const store: Store = {
    fileOf,
    async read<Value>(name: string, key: unknown) {
      if (force) return undefined;
      const file = join(folder, fileOf(name, key));
      const data = await readFile(file).catch(() => undefined);
      if (!data) return undefined;
      const value = valueIn(file, data);
      if (value) return value.value as Value;
      await rm(file, { force: true }).catch(() => {});
      onDamage?.(damagedCache());
      return undefined;
    },
    async write(name, key, value) {
      const file = join(folder, fileOf(name, key));
      const body = encode(value);
      await mkdir(folder, { recursive: true })
        .then(() => writeAtomically(file, [sumOf(file, body), body]))
        .catch(() => {});
    },
    async memo<Value>(name: string, key: unknown, make: () => Value | Promise<Value>) {
      const stored = await store.read<Value>(name, key);
      if (stored !== undefined) return stored;
      const value = await make();
      if (!(Array.isArray(value) && value.some(isCrash))) await store.write(name, key, value);
      return value;
    },
  };
  return store;
}

/** The value in the bytes of a file of a store; undefined if they are damaged. */
export function valueIn(file: string, data: Buffer): { readonly value: unknown } | undefined {
  const body = data.subarray(sumLength);
  return data.toString('latin1', 0, sumLength) === sumOf(file, body) ? { value: decode(body) } : undefined;
}

/** The serialized form of values depends on it. */
const runtime = process.version;

const sumLength = 64;

/** Includes the name of the file, so a file in the place of another is noticed. */
const sumOf = (file: string, body: Uint8Array) => hash(basename(file), '\n', body);

/** Texts are stored as UTF-8, which takes half the space of the other form. The first byte is the kind of the value. */
function encode(value: unknown): Uint8Array {
  return typeof value === 'string' ? Buffer.from(`t${value}`) : Buffer.concat([Buffer.from('v'), serialize(value)]);
}

function decode(body: Buffer): unknown {
  return body.toString('latin1', 0, 1) === 't' ? body.toString('utf8', 1) : deserialize(body.subarray(1));
}

/** The warning that something in the cache was damaged. */
export const damagedCache = (): Diagnostic =>
  finding('WL6007', {}, ['A file of the cache was damaged, so its contents were made anew.', 'Nothing else is needed.']);
