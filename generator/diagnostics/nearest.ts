/** Codes of languages, countries and locales are short, and each is near many others: no slip of the hand can be told from another code. */
const isCode = (name: string) => /^[a-z]{2}(?:-[a-z]{2})?$/i.test(name);

/** Whether a name can be mistyped for another one: codes, also those that end a longer name, can only be in the wrong case. */
function mayBeMeant(found: string, name: string): boolean {
  if (found.toLowerCase() === name.toLowerCase()) return true;
  if (isCode(found) || isCode(name)) return false;
  return !(isCode(found.slice(found.lastIndexOf('.') + 1)) && isCode(name.slice(name.lastIndexOf('.') + 1)));
}

/** The name of the list that is nearest to a mistyped one, if any is near enough to be meant. Codes are never put for one another. */
export function nearest(found: string, known: Iterable<string>): string | undefined {
  let best: { name: string; distance: number } | undefined;
  for (const name of known) {
    if (!mayBeMeant(found, name)) continue;
    const distance = editDistance(found.toLowerCase(), name.toLowerCase());
    if (!best || distance < best.distance) best = { name, distance };
  }
  return best && best.distance <= Math.max(2, Math.floor(found.length / 3)) ? best.name : undefined;
}

/**
 * The one name that can be meant: at most two slips of the hand away, and no other name within three. Short names are all near
 * each other, so of them one slip is allowed, and no other within two.
 */
export function meant(found: string, known: Iterable<string>): string | undefined {
  const slip = found.length < 6 ? 1 : 2;
  const near = [...new Set(known)]
    .filter((name) => mayBeMeant(found, name))
    .map((name) => ({ name, distance: editDistance(found, name) }))
    .filter(({ distance }) => distance <= slip + 1)
    .sort((a, b) => a.distance - b.distance);
  const [first, second] = near;
  return first && !second && found.length > 2 && first.distance <= slip ? first.name : undefined;
}

/** The one name that can be meant, unless another of the mistyped names can mean it as well. */
export function soleMeant(found: string, known: readonly string[], mistyped: readonly string[]): string | undefined {
  const name = meant(found, known);
  return name !== undefined && mistyped.every((other) => other === found || meant(other, known) !== name) ? name : undefined;
}

/** How many slips lie between two names: a sign too many, too few or another one, or two exchanged (optimal string alignment). */
function editDistance(a: string, b: string): number {
  let before: number[] = [];
  let row = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let i = 1; i <= a.length; i++) {
    const next = [i];
    for (let j = 1; j <= b.length; j++) {
      const same = a[i - 1] === b[j - 1];
      const exchanged = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      next[j] = Math.min(
        (next[j - 1] ?? 0) + 1,
        (row[j] ?? 0) + 1,
        (row[j - 1] ?? 0) + (same ? 0 : 1),
        exchanged ? (before[j - 2] ?? 0) + 1 : Number.POSITIVE_INFINITY,
      );
    }
    [before, row] = [row, next];
  }
  return row[b.length] ?? 0;
}
