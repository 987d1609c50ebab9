/*
 * Browser storage that never throws (X4): in private mode or with a full quota a value is kept for this page view instead, and an
 * unreadable value counts as absent. The keys are those of requirement C4.
 */
const unstored = new Map<string, string>();

export function readText(key: string): string | undefined {
  const kept = unstored.get(key);
  if (kept !== undefined) return kept;
  try {
    return localStorage.getItem(key) ?? undefined;
  } catch {
    return undefined;
  }
}

/** The keys of the entries that begin like this; none where the storage cannot be read. */
export function keysWithPrefix(beginning: string): readonly string[] {
  try {
    return Array.from({ length: localStorage.length }, (_, index) => localStorage.key(index) ?? '').filter((key) =>
      key.startsWith(beginning),
    );
  } catch {
    return [];
  }
}

export function writeText(key: string, value: string): void {
  if (!store(key, value)) unstored.set(key, value);
}

/** Whether the value is stored. One that is not is discarded at once, so that the form can show it (V6). */
export function store(key: string, value: string): boolean {
  try {
    localStorage.setItem(key, value);
    unstored.delete(key);
    return true;
  } catch {
    return false;
  }
}

/** The list under a key; empty if it is missing or its JSON is malformed. */
export function readList(key: string): readonly unknown[] {
  try {
    const value: unknown = JSON.parse(readText(key) ?? '[]');
    return Array.isArray(value) ? value : [];
  } catch {
    return [];
  }
}

/** An empty list leaves nothing behind. */
export function writeList(key: string, list: readonly unknown[]): void {
  if (list.length > 0) writeText(key, JSON.stringify(list));
  else remove(key);
}

export function remove(key: string): void {
  unstored.delete(key);
  try {
    localStorage.removeItem(key);
  } catch {
    // A storage that cannot be written to holds nothing of ours.
  }
}
